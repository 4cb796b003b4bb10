import type { ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes';
import { metricOf } from '@talent-os/contracts/sales/excellence/metrics.data';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import css from '../excellence.module.css';
import { useMetricText } from './use-metric-text';

type FigureProps = {
  readonly figure: ModuleMetric;
  /** Opens the rows of a part, or all; nobody may where it is absent. */
  readonly onOpen: ((part?: string) => void) | undefined;
};

const LIGHTS: Readonly<Record<NonNullable<ModuleMetric['light']>, readonly [BadgeVariant, string]>> = {
  green: ['success', 'Green'],
  amber: ['warning', 'Amber'],
  red: ['error', 'Red'],
};

/** One figure with its parts, how it is made and what it rests on. */
export function Figure({ figure: { metric, value, light, n, parts }, onOpen }: FigureProps) {
  const { label, how, partsOnly } = metricOf(metric);
  const text = useMetricText(metric);
  return (
    <section className={css.figure} aria-label={label}>
      <h3>{label}</h3>
      {!partsOnly && (
        <div className={css.value}>
          <Value text={text(value)} label={label} onOpen={onOpen && (() => onOpen())} />
          {light && <StatusBadge variant={LIGHTS[light][0]}>{LIGHTS[light][1]}</StatusBadge>}
        </div>
      )}
      <ul className={css.parts}>
        {parts.map((part) => (
          <li key={part.part}>
            <span>{part.part}</span>
            <span>
              <Value
                text={text(part.value)}
                label={`${label}, ${part.part}`}
                onOpen={onOpen && (() => onOpen(part.part))}
              />{' '}
              <Quiet>n = {part.n}</Quiet>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Quiet>
          {how}. n = {n}
        </Quiet>
      </p>
    </section>
  );
}

type ValueProps = {
  readonly text: string;
  readonly label: string;
  readonly onOpen: (() => void) | undefined;
};

const Value = ({ text, label, onOpen }: ValueProps) =>
  onOpen ? (
    <button type="button" aria-label={`${label}: ${text}. Show what it counts`} onClick={onOpen}>
      {text}
    </button>
  ) : (
    <span className={css.score}>{text}</span>
  );

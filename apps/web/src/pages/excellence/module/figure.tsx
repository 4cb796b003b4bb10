import type { ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes';
import { metricOf } from '@talent-os/contracts/sales/excellence/metrics.data';
import type { ReactNode } from 'react';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import css from '../excellence.module.css';
import { useMetricText } from './use-metric-text';

type FigureProps = {
  readonly figure: ModuleMetric;
  /** Opens the rows of a part, or all; nobody may where it is absent. */
  readonly onOpen: ((part?: string) => void) | undefined;
  /** What is done about it, where it stands. */
  readonly step?: ReactNode;
};

const LIGHTS: Readonly<Record<NonNullable<ModuleMetric['light']>, readonly [BadgeVariant, string]>> = {
  green: ['success', 'Green'],
  amber: ['warning', 'Amber'],
  red: ['error', 'Red'],
};

/** One figure with its parts, how it is made and what it rests on. */
export function Figure({ figure: { metric, value, light, n, parts }, onOpen, step }: FigureProps) {
  const { label, how, partsOnly } = metricOf(metric);
  const text = useMetricText(metric);
  return (
    <section className={css.figure} aria-label={label}>
      <h3>{label}</h3>
      {!partsOnly && (
        <div className={css.value}>
          <FigureValue text={text(value)} label={label} onOpen={onOpen && (() => onOpen())} />
          <Light of={light} />
        </div>
      )}
      <ul className={css.parts}>
        {parts.map((part) => (
          <li key={part.part}>
            <span>{part.part}</span>
            <span>
              <FigureValue
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
      {step}
    </section>
  );
}

type ValueProps = {
  readonly text: string;
  readonly label: string;
  readonly onOpen: (() => void) | undefined;
};

/** How a value stands against its thresholds, where it has any. */
export const Light = ({ of }: { readonly of: ModuleMetric['light'] }) =>
  of && <StatusBadge variant={LIGHTS[of][0]}>{LIGHTS[of][1]}</StatusBadge>;

/** A value that opens what it counts, for who may see that. */
export const FigureValue = ({ text, label, onOpen }: ValueProps) =>
  onOpen ? (
    <button type="button" aria-label={`${label}: ${text}. Show what it counts`} onClick={onOpen}>
      {text}
    </button>
  ) : (
    <span className={css.score}>{text}</span>
  );

import type { Analysis } from '@talent-os/contracts/sales/excellence-shapes';
import { metricOf, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { decimal } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import css from '../excellence.module.css';
import { changeText, dimensionLabel, statementText } from '../module-words';
import { useMetricText } from '../module/use-metric-text';
import { Ruler } from '../ruler';

type Score = Analysis['dimensions'][number];
type DimensionRowProps = {
  readonly module: ExcellenceModuleKey;
  readonly score: Score;
  readonly before: number | undefined;
};

/** One dimension: what sellers say and what the figure says on one line; opened, how the score was made. */
export function DimensionRow({ module, score: found, before }: DimensionRowProps) {
  const { dimension, score, said, seen, statements } = found;
  const label = dimensionLabel(module, dimension);
  return (
    <li>
      <details>
        <summary>
          <b>{label}</b>
          <Ruler label={rulerText(label, found)} score={score} said={said ?? null} seen={seen?.points} />
          <span>
            <span className={css.score}>{score}</span>{' '}
            {before !== undefined && (
              <span className={css.change} data-fell={score < before || undefined}>
                {changeText(score, before)}
              </span>
            )}
          </span>
        </summary>
        <div className={css.detail}>
          <ul>
            {statements.map(({ statement, mean, n }) => (
              <li key={statement}>
                <span>{statementText(module, statement)}</span>
                <span>
                  <b>{mean === null ? 'Too few' : decimal(mean)}</b> <Quiet>n = {n}</Quiet>
                </span>
              </li>
            ))}
          </ul>
          {seen && <Seen {...seen} />}
          <p className={css.sum}>{sumText(found)}</p>
        </div>
      </details>
    </li>
  );
}

function Seen({ metric, value, n, points }: NonNullable<Score['seen']>) {
  const text = useMetricText(metric as MetricKey);
  return (
    <p className={css.sum}>
      {metricOf(metric).label}: <b>{text(value)}</b> of {n}, which counts {points}.
    </p>
  );
}

const rulerText = (label: string, { score, said, seen }: Score): string =>
  [
    `${label}: ${score} of 100`,
    ...(said === null ? [] : [`answers ${said}`]),
    ...(seen ? [`figure ${seen.points}`] : []),
  ].join(', ');

function sumText({ said, seen, score }: Score): string {
  if (said === null) return `The figure alone: ${score}.`;
  return seen ? `70% of answers ${said} + 30% of the figure ${seen.points} = ${score}.` : `Answers alone: ${score}.`;
}

import type { CSSProperties } from 'react';
import { AppLink } from '../button/app-link';
import type { Row, Series } from './chart';

type ValueMarkProps = {
  readonly row: Row;
  readonly series: Series;
  /** Which of the series. */
  readonly at: number;
  readonly text: (value: number) => string;
  readonly className?: string | undefined;
  readonly style: CSSProperties;
  /** What of the chart leads on with it, where the mark alone can be too small for a finger. */
  readonly area?: string | undefined;
};

/** What is drawn for a value, and the way to what is behind it where there is one and it is not nothing. */
export function ValueMark({ row: { name, values, links }, series, at, text, className, style, area }: ValueMarkProps) {
  const value = values[at] ?? 0;
  const to = value > 0 ? links?.[at] : undefined;
  const drawn = <span className={className} style={style} />;
  if (!to) return drawn;
  const way = { to, 'aria-label': `${name}, ${series.name}: ${text(value)}` };
  if (!area) return <AppLink {...way} className={className} style={style} />;
  return (
    <AppLink {...way} className={area}>
      {drawn}
    </AppLink>
  );
}

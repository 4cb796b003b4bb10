import type { CSSProperties, ReactNode } from 'react';
import { count } from '../../lib/format';
import { useNarrow } from '../../lib/use-narrow';
import css from './chart.module.css';

export type Series = {
  readonly name: string;
  /** Any colour of CSS. */
  readonly color: string;
  /** How a line is drawn, as `stroke-dasharray` says it. */
  readonly dash?: string;
};
/** A place on the axis, with a value per series; none where nothing is known. */
export type Row = {
  readonly name: string;
  /** Tells it apart where another row has the same name. */
  readonly key?: string;
  readonly values: readonly (number | null | undefined)[];
};

export type ChartProps = {
  /** All that it shows, for people who hear it. */
  readonly label: string;
  readonly series: readonly Series[];
  readonly rows: readonly Row[];
  /** Marks of the axis, as far apart as each other; it reaches from the first to the last. */
  readonly ticks: readonly number[];
  /** In pixels, without the names of the series. */
  readonly height: number;
  /** How a value is written, and how beside the axis where that differs. */
  readonly text?: (value: number) => string;
  readonly mark?: (value: number) => string;
};

export const colored = ({ color }: Series) => ({ '--series': color }) as CSSProperties;

/** Where a value lies on an axis, in percent of its length. */
export function placeOn(ticks: readonly number[]): (value: number) => number {
  const [first = 0] = ticks;
  const length = (ticks.at(-1) ?? 1) - first || 1;
  return (value) => Math.min(100, Math.max(0, ((value - first) / length) * 100));
}

type PlotProps = ChartProps & {
  /** Over the whole field, such as lines. */
  readonly children?: ReactNode;
  /** What stands in the slice of a row. */
  readonly renderRow: (row: Row) => ReactNode;
};

/** Names that fit beneath a chart. */
const NAMES = { narrow: 4, wide: 8 };

/** Axis, grid, names, and the values of the row that is pointed at. Drawn by the browser's own layout at any width. */
export function Plot({
  label,
  series,
  rows,
  ticks,
  height,
  text = count,
  mark = text,
  children,
  renderRow,
}: PlotProps) {
  const every = Math.ceil(rows.length / NAMES[useNarrow() ? 'narrow' : 'wide']);
  return (
    <div role="img" aria-label={label}>
      <Legend series={series} />
      <div className={css.plot} style={{ height }}>
        <div className={css.marks}>
          {ticks.map((tick) => (
            <span key={tick}>{mark(tick)}</span>
          ))}
        </div>
        <div className={css.field}>
          <div className={css.grid}>
            {ticks.map((tick) => (
              <span key={tick} />
            ))}
          </div>
          {children}
          <div className={css.slices}>
            {rows.map((row, at) => (
              <div key={row.key ?? row.name} className={css.slice}>
                {renderRow(row)}
                <Tip row={row} series={series} text={text} left={at >= rows.length / 2} />
              </div>
            ))}
          </div>
        </div>
        <div className={css.names}>
          {rows.map(({ key, name }, at) => (
            <span key={key ?? name}>{at % every === 0 && name}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The colours by name, where there are several. */
export const Legend = ({ series }: Pick<ChartProps, 'series'>) =>
  series.length > 1 && (
    <div className={css.legend}>
      {series.map((one) => (
        <span key={one.name} className={css.named} style={colored(one)}>
          {one.name}
        </span>
      ))}
    </div>
  );

type TipProps = Required<Pick<ChartProps, 'series' | 'text'>> & { readonly row: Row; readonly left?: boolean };

export const Tip = ({ row: { name, values }, series, text, left }: TipProps) => (
  <div className={css.tip} data-left={left || undefined}>
    <b>{name}</b>
    {series.map((one, at) => {
      const value = values[at];
      return (
        typeof value === 'number' && (
          <span key={one.name} className={css.named} style={colored(one)}>
            {one.name}: {text(value)}
          </span>
        )
      );
    })}
  </div>
);

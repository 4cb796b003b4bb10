import { useElementSize } from '@mantine/hooks';
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { count } from '@/lib/format';
import { useNarrow } from '@/lib/use-narrow';
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
  /** Its name where there is room for more. */
  readonly full?: string;
  /** Tells it apart where another row has the same name. */
  readonly key?: string;
  readonly values: readonly (number | null | undefined)[];
  /** Where what is behind a value stands, in the order of the series. */
  readonly links?: readonly (string | undefined)[];
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

/** A chart whose values lead somewhere is a group of links, any other one picture. */
export const roleOf = (rows: readonly Row[]): 'group' | 'img' =>
  rows.some(({ links }) => links?.some(Boolean)) ? 'group' : 'img';

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
  /** Marks of a row that stand side by side. */
  readonly marksBeside?: number;
};

/** Names that fit beneath a chart. */
const NAMES = { narrow: 4, wide: 8 };
/** As wide as a name with its space, in pixels. */
const NAME = 64;
/** A letter of a name, and what lies between two names, in pixels. */
const LETTER = 6.4;
const GAP = 12;
/** What a finger meets, with the space to the next, in pixels. */
const TOUCHED = 29;
/** What the axis takes at most, in pixels. */
const AXIS = 48;

/** Each how many rows a name stands, of `most` at most, so that none touches the next; `width` in pixels, 0 while unknown. */
export function nameStep(names: readonly string[], most: number, width: number): number {
  const longest = Math.max(...names.map(({ length }) => length)) * LETTER + GAP;
  const fit = width === 0 ? most : Math.max(1, Math.floor((width - AXIS) / longest));
  return Math.ceil(names.length / Math.min(most, fit));
}

/** How wide fingers need a chart, for the style sheet, which knows at once how wide the window is. */
const reaching = (pixels: number) => ({ '--touched': `${pixels}px` }) as CSSProperties;

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
  marksBeside = 1,
}: PlotProps) {
  const narrow = useNarrow();
  const role = roleOf(rows);
  // On a phone a chart whose values are links is as wide as fingers need, and shows its end first.
  const touched = role === 'group' ? rows.length * marksBeside * TOUCHED + AXIS : undefined;
  const minWidth = narrow ? touched : undefined;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (minWidth) frame.current!.scrollLeft = frame.current!.scrollWidth;
  }, [minWidth]);
  const { ref: plot, width } = useElementSize();
  const most = minWidth ? Math.floor(minWidth / NAME) : NAMES[narrow ? 'narrow' : 'wide'];
  const names = rows.map(({ name }) => name);
  const every = nameStep(names, Math.max(most, NAMES.narrow), minWidth ? 0 : width);
  return (
    <div role={role} aria-label={label}>
      <Legend series={series} />
      <div ref={frame} className={touched ? css.frame : undefined}>
        <div ref={plot} className={css.plot} style={{ height, ...(touched ? reaching(touched) : undefined) }}>
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

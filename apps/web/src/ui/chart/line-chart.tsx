import { count } from '@/lib/format';
import { ValueMark } from './value-mark';
import { colored, placeOn, Plot, type ChartProps } from './chart';
import css from './chart.module.css';

export type LineChartProps = ChartProps & {
  /** Fills what lies below the lines. */
  readonly filled?: boolean;
  /** A value to compare with, and on which side of it the words stand. */
  readonly line?: { readonly at: number; readonly label: string; readonly side: 'above' | 'below' } | undefined;
};

/** A line per series through what is known of it. */
export function LineChart({ filled, line, ...props }: LineChartProps) {
  const { series, rows, ticks, text = count } = props;
  const place = placeOn(ticks);
  const points = (of: number) =>
    rows.flatMap(({ values }, at) => {
      const value = values[of];
      return typeof value === 'number' ? [[((at + 0.5) / rows.length) * 100, 100 - place(value)] as const] : [];
    });
  return (
    <Plot
      {...props}
      renderRow={(row) =>
        series.map((one, at) => {
          const value = row.values[at];
          return (
            typeof value === 'number' && (
              <ValueMark
                key={one.name}
                row={row}
                series={one}
                at={at}
                text={text}
                className={css.dot}
                style={{ ...colored(one), bottom: `${place(value)}%` }}
              />
            )
          );
        })
      }
    >
      <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
        {series.map((one, of) => {
          const drawn = points(of);
          const [first, last] = [drawn[0], drawn.at(-1)];
          return (
            <g key={one.name} style={colored(one)}>
              {filled && first && last && <polygon points={`${first[0]},100 ${drawn.join(' ')} ${last[0]},100`} />}
              <polyline points={drawn.join(' ')} strokeDasharray={one.dash} />
            </g>
          );
        })}
      </svg>
      {line && (
        <div className={css.line} data-side={line.side} style={{ bottom: `${place(line.at)}%` }}>
          <span>{line.label}</span>
        </div>
      )}
    </Plot>
  );
}

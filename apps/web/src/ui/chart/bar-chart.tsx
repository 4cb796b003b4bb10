import { count } from '@/lib/format';
import { ValueMark } from './value-mark';
import { colored, placeOn, Plot, type ChartProps } from './chart';
import css from './chart.module.css';

/** Bars side by side, those of a row together. */
export function BarChart(props: ChartProps) {
  const { series, ticks, text = count } = props;
  const place = placeOn(ticks);
  return (
    <Plot
      {...props}
      marksBeside={series.length}
      renderRow={(row) => (
        <div className={css.bars}>
          {series.map((one, at) => (
            <ValueMark
              key={one.name}
              row={row}
              series={one}
              at={at}
              text={text}
              area={css.column}
              className={css.bar}
              style={{ ...colored(one), height: `${place(row.values[at] ?? 0)}%` }}
            />
          ))}
        </div>
      )}
    />
  );
}

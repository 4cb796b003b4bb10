import { colored, placeOn, Plot, type ChartProps } from './chart';
import css from './chart.module.css';

/** Bars side by side, those of a row together. */
export function BarChart(props: ChartProps) {
  const { series, ticks } = props;
  const place = placeOn(ticks);
  return (
    <Plot
      {...props}
      renderRow={({ values }) => (
        <div className={css.bars}>
          {series.map((one, at) => (
            <span key={one.name} style={{ ...colored(one), height: `${place(values[at] ?? 0)}%` }} />
          ))}
        </div>
      )}
    />
  );
}

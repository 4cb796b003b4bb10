import { Fragment } from 'react';
import { count } from '@/lib/format';
import { colored, Legend, placeOn, roleOf, Tip, type ChartProps } from './chart';
import { ValueMark } from './value-mark';
import css from './chart.module.css';

/** Rows from top to bottom, the parts of each one behind the other. */
export function StackedBars({ label, series, rows, ticks, height, text = count }: ChartProps) {
  const place = placeOn(ticks);
  return (
    <div role={roleOf(rows)} aria-label={label}>
      <Legend series={series} />
      <div className={css.rows} style={{ height }}>
        {rows.map((row) => (
          <Fragment key={row.name}>
            <span>{row.name}</span>
            <div className={css.lane}>
              {series.map((one, at) => (
                <ValueMark
                  key={one.name}
                  row={row}
                  series={one}
                  at={at}
                  text={text}
                  className={css.part}
                  style={{ ...colored(one), width: `${place(row.values[at] ?? 0)}%` }}
                />
              ))}
              <Tip row={row} series={series} text={text} />
            </div>
          </Fragment>
        ))}
        <div className={css.scale}>
          {ticks.map((tick) => (
            <span key={tick}>{text(tick)}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

import type { Predictions } from '@talent-os/contracts/intelligence/predictions';
import { counted } from '@/lib/counted';
import { decimal } from '@/lib/format';
import { ForecastChart } from './forecast-chart';
import css from './predictions.module.css';
import { restsOn } from './rests-on';

type HiresProps = { readonly hires: NonNullable<Predictions['hires']> };

/** Hires by month, beside what those who stood in each stage let expect. */
export function Hires({ hires }: HiresProps) {
  const { months, soFar, naiveError } = hires;
  const expected = months.at(-1)?.forecast;
  return (
    <ForecastChart
      title="Hires by month"
      description={
        typeof expected === 'number'
          ? `About ${counted(Math.round(expected), 'hires')} expected this month, ${soFar} so far`
          : `${counted(soFar, 'hires')} so far this month`
      }
      months={months}
      actual="Hired"
    >
      <p className={css.note}>
        {restsOn({ of: hires, cases: 'hires' })}
        {naiveError !== null && ` · ±${decimal(naiveError)} if one said “like last month”`}
      </p>
      <p className={css.note}>
        People in each stage as the month begins, times the share of those before them who were hired within a month.
      </p>
    </ForecastChart>
  );
}

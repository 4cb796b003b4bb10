import type { Predictions } from '@talent-os/contracts/intelligence/predictions';
import { decimal } from '@/lib/format';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { ForecastChart } from './forecast-chart';
import css from './predictions.module.css';
import { restsOn } from './rests-on';

type FillsProps = { readonly fills: NonNullable<Predictions['fills']> };

/** Days until seats are filled. When each open one is to be stands where seats are steered. */
export function Fills({ fills }: FillsProps) {
  const to = useReachable()('/talent/plan/status?sort=forecastOn:asc');
  return (
    <ForecastChart
      title="Days to fill"
      description={
        fills.days === null
          ? 'Median days from opening to filling'
          : `A seat that opens today: about ${decimal(fills.days)} days`
      }
      months={fills.months}
      actual="Median days"
    >
      <p className={css.note}>{restsOn({ of: fills, cases: 'filled seats', unit: 'days' })}</p>
      {to && (
        <p className={css.note}>
          <AppLink to={to}>When each open seat is filled</AppLink>
        </p>
      )}
    </ForecastChart>
  );
}

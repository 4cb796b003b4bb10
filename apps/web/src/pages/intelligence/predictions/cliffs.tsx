import type { Predictions } from '@talent-os/contracts/intelligence/predictions';
import { count, decimal } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { ForecastChart } from './forecast-chart';
import css from './predictions.module.css';
import { restsOn } from './rests-on';

type Ending = NonNullable<Predictions['clearances']>['ending'];

/** How many end within so many days; each leads to the list they stand in. */
const Ends = ({ ending, to }: { readonly ending: Ending; readonly to: string }) => (
  <dl className={css.ends}>
    {ending.map(({ days, count: ends }) => (
      <div key={days}>
        <dt>In {days} days</dt>
        <dd>
          <AppLink to={to} aria-label={`${ends} in ${days} days`}>
            {count(ends)}
          </AppLink>
        </dd>
      </div>
    ))}
  </dl>
);

/** Credentials that end, and how many of them are usually left to. */
export function Credentials({ credentials }: { readonly credentials: NonNullable<Predictions['credentials']> }) {
  const { ending, expected, months } = credentials;
  return (
    <>
      <Card title="Credential cliff" description="Credentials whose last day comes, as they stand">
        <Ends ending={ending} to="/healthcare/professional/credentials" />
        <p className={css.note}>
          {expected === null
            ? 'What may be left to end is not shown yet'
            : `About ${decimal(expected)} of those in 30 days may be left to end`}
        </p>
      </Card>
      <ForecastChart
        title="Credentials left to end"
        description="Ended without a renewal, beside the mean of the six months before"
        months={months}
        actual="Ended"
      >
        <p className={css.note}>{restsOn({ of: credentials, cases: 'credentials', unit: 'a month' })}</p>
      </ForecastChart>
    </>
  );
}

/** Clearances that are due. A clearance keeps its next date alone: there is nothing to compare a forecast with. */
export const Clearances = ({ clearances }: { readonly clearances: NonNullable<Predictions['clearances']> }) => (
  <Card title="Clearance cliff" description="Clearances due for reinvestigation, as they stand">
    <Ends ending={clearances.ending} to="/cyber/analyst/clearance?view=everybody" />
    <p className={css.note}>
      n {count(clearances.n)} clearances. Nothing is forecast: a clearance keeps its next date alone, and no past one to
      compare with.
    </p>
  </Card>
);

import { FEWEST_CASES, type Predictions } from '@talent-os/contracts/intelligence/predictions';
import { counted } from '@/lib/counted';
import { day, decimal } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { ForecastChart } from './forecast-chart';
import css from './predictions.module.css';
import { restsOn } from './rests-on';

type FillsProps = { readonly fills: NonNullable<Predictions['fills']> };

/** Days until seats are filled, and when each open one is to be. */
export const Fills = ({ fills }: FillsProps) => (
  <>
    <ForecastChart
      title="Days to fill"
      description={
        fills.days === null ? 'Median days from opening to filling' : `A seat that opens today: about ${decimal(fills.days)} days`
      }
      months={fills.months}
      actual="Median days"
    >
      <p className={css.note}>{restsOn({ of: fills, cases: 'filled seats', unit: 'days' })}</p>
    </ForecastChart>
    <Seats fills={fills} />
  </>
);

function Seats({ fills: { seats, open, n } }: FillsProps) {
  return (
    <Card
      flush
      title="When open seats are filled"
      {...(open > seats.length && { description: `The ${seats.length} opened last, of ${open}` })}
    >
      {seats.length === 0 ? (
        <EmptyState title="No open seats" text="Once one is opened, the day it is to be filled stands here." />
      ) : (
        <ul className={rows.rows} aria-label="When open seats are filled">
          {seats.map((seat) => (
            <RecordRow
              key={seat.positionId}
              name={<AppLink to={`/talent/recruit/pipeline?position=${seat.positionId}`}>{seat.family ?? 'Seat'}</AppLink>}
              actions={<SeatDay expectedOn={seat.expectedOn} n={n} />}
            >
              <Quiet>
                {[seat.department, `open since ${day(seat.openedOn)}`].filter(Boolean).join(' · ')}
              </Quiet>
            </RecordRow>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The day, or why there is none. */
function SeatDay({ expectedOn, n }: { readonly expectedOn: string | null; readonly n: number }) {
  if (expectedOn) return <b>{day(expectedOn)}</b>;
  return <Quiet>{n < FEWEST_CASES ? `${counted(n, 'cases')}, not shown yet` : 'open longer than any that was filled'}</Quiet>;
}

import type { CoverageStanding, Unit } from '@talent-os/contracts/healthcare/units';
import { day, decimal } from '@/lib/format';
import { ChartCard } from '@/ui/chart/chart-card';
import { dayLabel, totalsByDay } from '../labels';
import css from '../healthtech.module.css';

const HEIGHT = 210;
const staff = [
  { name: 'Confirmed', color: 'var(--hub)' },
  { name: 'Required', color: 'var(--ink-3)' },
];
const hours = [{ name: 'Hours', color: 'var(--hub)' }];

type ChartsProps = {
  readonly units: readonly Unit[];
  readonly today: string;
  readonly standing: CoverageStanding | null;
  readonly whole: boolean;
};

/** Staff by day, and the overtime of the weeks behind: of one unit where one is shown, else of everybody in view. */
export function Charts({ units, today, standing, whole }: ChartsProps) {
  const [only] = units;
  const people = whole && only && units.length === 1 ? only.standing : standing;
  return (
    <div className={css.pair}>
      <ChartCard
        title="Staff by day"
        description="Confirmed and required, day and night together"
        kind="bars"
        label="Confirmed of required staff"
        heading="Day"
        series={staff}
        rows={totalsByDay(units).map(({ date, confirmed, required }) => ({
          name: dayLabel(date, today),
          values: [confirmed, required],
        }))}
        unit={{ whole: true }}
        empty="No units yet"
        height={HEIGHT}
      />
      <ChartCard
        title={whole ? 'Overtime' : 'My overtime'}
        description="Hours above 40 in a workweek, last eight weeks"
        kind="lines"
        filled
        label="Overtime by week"
        heading="Week"
        series={hours}
        rows={(people?.overtime ?? []).map(({ week, hours: over }) => ({
          name: day(week).replace(/,.*$/, ''),
          values: [over],
        }))}
        unit={{ text: (over) => `${decimal(over)} h`, full: (over) => `${decimal(over)} hours` }}
        empty="Not enough people to show this safely"
        height={HEIGHT}
      />
    </div>
  );
}

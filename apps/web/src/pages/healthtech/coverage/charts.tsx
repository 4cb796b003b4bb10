import { OvertimeChart } from './overtime-chart';
import type { CoverageStanding, Unit } from '@talent-os/contracts/healthcare/units';
import { CoverageChart } from './coverage-chart';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import css from '../healthtech.module.css';

const HEIGHT = 210;

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
      <Card title="Staff by day" description="Confirmed and required, day and night together">
        <CoverageChart units={units} today={today} height={HEIGHT} />
      </Card>
      <Card title={whole ? 'Overtime' : 'My overtime'} description="Hours above 40 in a workweek, last eight weeks">
        {people ? (
          <OvertimeChart weeks={people.overtime} height={HEIGHT} />
        ) : (
          <EmptyState title="Not enough people to show this safely" />
        )}
      </Card>
    </div>
  );
}

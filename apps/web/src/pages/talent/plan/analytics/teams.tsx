import { percent } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { FigureTable } from '@/ui/figures/figure-table';
import { Card } from '@/ui/page/card';
import type { PlanProps } from './use-plan-figures';
import css from './analytics.module.css';

/** Each team with its seats, who left, and what it costs beside its target. */
export function Teams({ data }: PlanProps) {
  const { money } = useFormat();
  const amount = (minor: number | null) => (minor === null ? '–' : money(minor, 'compact'));
  const rowsAt = (figure: string, department: string) =>
    `/talent/plan/analytics?${new URLSearchParams({ department, figure })}`;
  return (
    <Card id="teams" title="Teams" description="Cost of a year: as offered, or the middle of the band">
      <div className={css.wide}>
        <FigureTable
          columns={['Team', 'Seats', 'Vacant', 'Left', 'Cost', 'Planned', 'Of plan']}
          rows={data.teams.map(({ department, seats, vacant, left, actual, planned }) => ({
            key: department,
            name: <AppLink to={`/talent/plan/analytics?${new URLSearchParams({ department })}`}>{department}</AppLink>,
            figures: [
              <AppLink key="seats" to={rowsAt('seats', department)}>
                {seats}
              </AppLink>,
              <AppLink key="vacant" to={rowsAt('vacant', department)}>
                {vacant}
              </AppLink>,
              <AppLink key="left" to={rowsAt('left', department)}>
                {left}
              </AppLink>,
              amount(actual),
              amount(planned),
              actual === null || !planned ? '–' : percent((100 * actual) / planned),
            ],
          }))}
        />
      </div>
    </Card>
  );
}

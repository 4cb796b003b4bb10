import { month, percent } from '@/lib/format';
import { ChartCard } from '@/ui/chart/chart-card';
import { TOO_FEW, type PlanProps } from './use-plan-figures';

const series = [{ name: 'Vacancy rate', color: 'var(--hub)' }];

/** Seats nobody sat on at the end of each month, of all there were. */
export function Vacancy({ data }: PlanProps) {
  return (
    <ChartCard
      title="Vacancy rate"
      description="Open seats of all seats at the end of each month, last 12 months"
      kind="lines"
      filled
      label="Vacancy rate by month"
      heading="Month"
      series={series}
      rows={data.months.map(({ month: of, vacancy }) => ({
        name: month(of).replace(/ \d+$/, ''),
        full: month(of),
        key: of,
        values: [vacancy.percent],
      }))}
      unit={{ text: percent, cell: String }}
      empty={TOO_FEW}
      height={230}
    />
  );
}

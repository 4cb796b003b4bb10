import { month } from '@/lib/format';
import { ChartCard } from '@/ui/chart/chart-card';
import { usePlanFigures, type PlanProps } from './use-plan-figures';

const series = [
  { name: 'Joined', color: 'var(--hub)' },
  { name: 'Left', color: 'var(--ink-3)' },
];

/** Who took a seat and who left, month by month. */
export function Flow(props: PlanProps) {
  const { figures, linkTo } = usePlanFigures(props);
  const { joined, leftIn } = figures;
  return (
    <ChartCard
      title="Joined and left"
      description="People who took a seat and people who left, last 12 months"
      kind="bars"
      label="People joined and left by month"
      heading="Month"
      series={series}
      rows={props.data.months.map((one, at) => ({
        name: month(one.month).replace(/ \d+$/, ''),
        full: month(one.month),
        key: one.month,
        values: [one.joined, one.left],
        links: [linkTo(joined[at]!), linkTo(leftIn[at]!)],
      }))}
      unit={{ whole: true }}
      empty="Nobody joined or left"
      height={230}
    />
  );
}

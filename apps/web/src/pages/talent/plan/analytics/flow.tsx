import { month } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { FigureTable } from '@/ui/figures/figure-table';
import { usePlanFigures, type PlanProps } from './use-plan-figures';

const series = [
  { name: 'Joined', color: 'var(--hub)' },
  { name: 'Left', color: 'var(--ink-3)' },
];

/** Who took a seat and who left, month by month. */
export function Flow(props: PlanProps) {
  return (
    <ChartCard
      title="Joined and left"
      description="People who took a seat and people who left, last 12 months"
      kind="bars"
      label="People joined and left by month"
      heading="Month"
      series={series}
      rows={props.data.months.map((one) => ({
        name: month(one.month).replace(/ \d+$/, ''),
        full: month(one.month),
        key: one.month,
        values: [one.joined, one.left],
      }))}
      unit={{ whole: true }}
      empty="Nobody joined or left"
      asTable={<FlowTable {...props} />}
      height={230}
    />
  );
}

/** The same in figures, each with the way to whom it counts: bars of two a month are too narrow to be touched. */
function FlowTable(props: PlanProps) {
  const { figures, linkTo } = usePlanFigures(props);
  const { joined, leftIn } = figures;
  const linked = (value: number, to: string | undefined) =>
    to && value > 0 ? <AppLink to={to}>{value}</AppLink> : value;
  return (
    <FigureTable
      columns={['Month', 'Joined', 'Left']}
      rows={props.data.months.map((one, at) => ({
        key: one.month,
        name: month(one.month),
        figures: [linked(one.joined, linkTo(joined[at]!)), linked(one.left, linkTo(leftIn[at]!))],
      }))}
    />
  );
}

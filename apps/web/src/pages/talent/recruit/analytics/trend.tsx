import { decimal, month } from '@/lib/format';
import { ChartCard } from '@/ui/chart/chart-card';
import { daysText, TOO_FEW } from './labels';
import { useHiringFigures, type HiringProps } from './use-hiring-figures';

const series = [{ name: 'Median', color: 'var(--hub)' }];

/** Time to fill over twelve months, each with the two before it. */
export function FillTrend(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { months } = figures;
  const known = data.months.some(({ median }) => median !== null);
  return (
    <ChartCard
      title="Time to fill"
      description="Median days of each month and the two before it, last 12 months"
      kind="lines"
      filled
      label="Time to fill by month"
      heading="Month"
      series={series}
      rows={(known ? data.months : []).map(({ month: of, median }, at) => ({
        name: month(of).replace(/ \d+$/, ''),
        full: month(of),
        key: of,
        values: [median],
        links: [linkTo(months[at]!)],
      }))}
      unit={{ text: decimal, full: daysText }}
      empty={TOO_FEW}
      height={230}
    />
  );
}

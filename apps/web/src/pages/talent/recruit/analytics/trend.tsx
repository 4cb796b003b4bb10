import { recruitAnalyticsFigures } from '@talent-os/contracts/figures/recruit-analytics';
import type { RecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics';
import { decimal, month } from '@/lib/format';
import { ChartCard } from '@/ui/chart/chart-card';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import type { AnalyticsList } from './analytics.page';
import { daysText, TOO_FEW } from './labels';

type FillTrendProps = { readonly data: RecruitAnalytics; readonly input: AnalyticsList['input'] };

const series = [{ name: 'Median', color: 'var(--hub)' }];

/** Time to fill over twelve months, each with the two before it. */
export function FillTrend({ data, input }: FillTrendProps) {
  const { months } = useFigures(recruitAnalyticsFigures, data, input);
  const linkTo = useFigureLink();
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

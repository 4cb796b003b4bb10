import type { UseQueryResult } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { trendFigures } from '@talent-os/contracts/figures/sales';
import type { getTrend } from '@talent-os/contracts/sales/performance';
import { typedOf } from '@/lib/amounts';
import { month } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import { useToday } from '@/lib/use-today';
import { ChartCard } from '@/ui/chart/chart-card';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import { TrendTable } from './trend-table';

/** Months a trend needs before it is drawn. */
const ENOUGH_MONTHS = 2;

/** Won revenue of the last six months. */
export function Trend({ trend }: { readonly trend: UseQueryResult<Output<typeof getTrend>> }) {
  const { money } = useFormat();
  const { currency } = useMe().organization;
  const links = useFigures(trendFigures, trend.data).months.map(useFigureLink());
  const running = useToday().slice(0, 7);
  const nameOf = (of: string) => (of === running ? `${month(of)} so far` : month(of));
  const months = trend.data?.months;
  const drawn = months && months.length < ENOUGH_MONTHS ? [] : months;
  return (
    <ChartCard
      title="Performance Trends"
      description="Won revenue by month, last 6 months"
      query={trend}
      kind="lines"
      filled
      label="Won revenue by month"
      heading="Month"
      series={[{ name: 'Revenue', color: 'var(--hub)' }]}
      rows={drawn?.map(({ month: of, revenue }, at) => ({ name: nameOf(of), values: [revenue], links: [links[at]] }))}
      unit={{
        text: (minor) => money(minor, 'compact'),
        full: money,
        cell: (minor) => String(typedOf(minor, currency)),
      }}
      empty="Performance chart would be rendered here with real data"
      asTable={<TrendTable months={months ?? []} links={links} nameOf={nameOf} />}
      height={260}
    />
  );
}

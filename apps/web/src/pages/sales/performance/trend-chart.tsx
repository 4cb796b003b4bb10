import type { Output } from '@talent-os/contracts/define';
import type { getTrend } from '@talent-os/contracts/sales/performance';
import { ticksOf } from '../../../lib/ticks';
import { useFormat } from '../../../lib/use-format';
import { LineChart } from '../../../ui/chart/line-chart';

type TrendChartProps = {
  readonly months: Output<typeof getTrend>['months'];
  /** Where the deals of each month stand. */
  readonly links: readonly (string | undefined)[];
  readonly nameOf: (month: string) => string;
  readonly height: number;
};

/** What was won, month by month. */
export function TrendChart({ months, links, nameOf, height }: TrendChartProps) {
  const { money } = useFormat();
  const spoken = months.map(({ month: of, revenue }) => `${nameOf(of)} ${money(revenue)}`).join(', ');
  return (
    <LineChart
      label={`Won revenue by month: ${spoken}`}
      series={[{ name: 'Revenue', color: 'var(--hub)' }]}
      rows={months.map(({ month: of, revenue }, at) => ({ name: nameOf(of), values: [revenue], links: [links[at]] }))}
      ticks={ticksOf(months.map(({ revenue }) => revenue))}
      text={(minor) => money(minor, 'compact')}
      height={height}
      filled
    />
  );
}

import type { Output } from '@talent-os/contracts/define';
import type { getTrend } from '@talent-os/contracts/sales/performance';
import { count } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { FigureTable } from '@/ui/figures/figure-table';

type TrendTableProps = {
  readonly months: Output<typeof getTrend>['months'];
  /** Where the deals of each month stand. */
  readonly links: readonly (string | undefined)[];
  readonly nameOf: (month: string) => string;
};

/** The trend in figures. */
export function TrendTable({ months, links, nameOf }: TrendTableProps) {
  const { money } = useFormat();
  const rows = months.map(({ month, revenue, deals }, at) => {
    const to = links[at];
    return {
      key: month,
      name: nameOf(month),
      figures: [money(revenue), to ? <AppLink to={to}>{count(deals)}</AppLink> : count(deals)],
    };
  });
  return <FigureTable columns={['Month', 'Revenue', 'Deals won']} rows={rows} />;
}

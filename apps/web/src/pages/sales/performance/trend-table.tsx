import type { Output } from '@talent-os/contracts/define';
import type { getTrend } from '@talent-os/contracts/sales/performance';
import { count, month } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';
import { FigureTable } from '../../../ui/figure-table';

/** The trend in figures. */
export function TrendTable({ months }: { readonly months: Output<typeof getTrend>['months'] }) {
  const { money } = useFormat();
  const rows = months.map(({ month: of, revenue, deals }) => ({
    key: of,
    name: month(of),
    figures: [money(revenue), count(deals)],
  }));
  return <FigureTable columns={['Month', 'Revenue', 'Deals won']} rows={rows} />;
}

import { useQuery } from '@tanstack/react-query';
import { estimateCommission } from '@talent-os/contracts/sales/compensation';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { FigureTable } from '@/ui/figures/figure-table';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';

/** What open deals would pay if they were won in this quota period; nothing for who sells nothing. */
export function Estimate() {
  const sells = useMay(estimateCommission);
  const read = useQuery({ ...query(estimateCommission, {}), enabled: sells });
  const { money } = useFormat();
  if (!sells) return null;
  return (
    <Card
      title="If they close this period"
      description="An estimate: each deal on its own, added to what is credited today."
    >
      <Loaded query={read} skeletons={2}>
        {({ quota, items }) => {
          if (quota === 0) return <EmptyState title="No quota set" text="Without one nothing can be estimated." />;
          if (items.length === 0) return <EmptyState title="No open deals" />;
          return (
            <FigureTable
              columns={['Deal', 'Amount', 'Estimate']}
              rows={items.map(({ dealId, dealName, share, credit, amount }) => ({
                key: dealId,
                name: (
                  <>
                    <AppLink to={`/sales/opportunities?deal=${dealId}`}>{dealName}</AppLink>
                    {share !== null && <Quiet> your share of {share}%</Quiet>}
                  </>
                ),
                figures: [money(credit), `+${money(amount)}`],
              }))}
            />
          );
        }}
      </Loaded>
    </Card>
  );
}

import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SimulatedSeller } from '@talent-os/contracts/sales/compensation-shapes';
import { simulateCompPlan } from '@talent-os/contracts/sales/compensation';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Quiet } from '@/ui/display/quiet';
import { FigureTable } from '@/ui/figures/figure-table';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { changeOf, summaryOf } from './simulation.rules';

/** The deals of the last four quarters, paid by the draft and by the plan in force: who would earn more, and who less. */
export function Simulation({ compPlanId }: { readonly compPlanId: string }) {
  const read = useQuery(query(simulateCompPlan, { compPlanId }));
  const { money } = useFormat();
  return (
    <Card
      title="The same deals, both plans"
      description={
        read.data && `Deals won from ${day(read.data.from)} to ${day(read.data.to)}, as the saved draft pays them`
      }
    >
      <Loaded query={read} skeletons={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="Nobody sells to this segment" />
          ) : (
            <>
              <p>{summaryOf(items, money)}</p>
              <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
                <FigureTable
                  columns={['Seller', 'Quota reached', 'Today', 'Draft', 'Change']}
                  rows={items.map((one) => ({
                    key: one.userId,
                    name: one.userName,
                    figures: [
                      `${one.attainment}%`,
                      one.today === null ? '–' : money(one.today),
                      money(one.draft),
                      <Change key="change" of={one} />,
                    ],
                  }))}
                />
              </Table.ScrollContainer>
              <Quiet>
                {counted(
                  items.reduce((sum, { deals }) => sum + deals, 0),
                  'deals',
                )}{' '}
                were looked at.
              </Quiet>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Change({ of }: { readonly of: SimulatedSeller }) {
  const { money } = useFormat();
  const change = changeOf(of);
  if (change === null) return '–';
  const text = `${change < 0 ? '−' : '+'}${money(Math.abs(change))}`;
  return change < 0 ? <Quiet late>{text}</Quiet> : text;
}

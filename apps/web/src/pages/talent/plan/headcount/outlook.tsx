import type { Output } from '@talent-os/contracts/define';
import type { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { Card } from '../../../../ui/page/card';
import { EmptyState } from '../../../../ui/loading/empty-state';
import type { QueryState } from '../../../../ui/loading/query-state';
import { OutlookChart } from './outlook-chart';

const HEIGHT = 230;

/** Targets against the people expected, quarter by quarter. */
export function Outlook({ plan }: { readonly plan: QueryState<Output<typeof getHeadcountPlan>> }) {
  const planned = plan.data?.outlook.filter(({ target }) => target !== null);
  if (!planned) return null;
  return (
    <Card
      title="Quarters ahead"
      description="Targets, and the people expected once the open seats are filled; teams with a target only"
    >
      {planned.length === 0 ? (
        <EmptyState title="No plan for this period" />
      ) : (
        <OutlookChart quarters={planned} height={HEIGHT} />
      )}
    </Card>
  );
}

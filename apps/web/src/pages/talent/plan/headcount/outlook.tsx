import { Skeleton } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { lazy, Suspense } from 'react';
import { Card } from '../../../../ui/card';
import { EmptyState } from '../../../../ui/empty-state';
import type { QueryState } from '../../../../ui/query-state';

const OutlookChart = lazy(() => import('./outlook-chart'));
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
        <Suspense fallback={<Skeleton h={HEIGHT} radius={12} />}>
          <OutlookChart quarters={planned} height={HEIGHT} />
        </Suspense>
      )}
    </Card>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { exportHeadcountPlan, type getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { createRequisition } from '@talent-os/contracts/talent/requisitions';
import type { ReactNode } from 'react';
import { useMay } from '../../../../lib/use-may';
import { useNarrow } from '../../../../lib/use-narrow';
import { useToday } from '../../../../lib/use-today';
import { Card } from '../../../../ui/page/card';
import { DataTable } from '../../../../ui/table/data-table';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { columnsOf, type ExtraColumn } from './headcount-columns';
import { nameOf, type PlanView } from './use-plan-view';
import css from './headcount.module.css';

type HeadcountTableProps = {
  readonly plan: UseQueryResult<Output<typeof getHeadcountPlan>>;
  readonly view: PlanView;
  readonly extra: readonly ExtraColumn[];
  readonly toolbar: ReactNode;
};

/** Teams with their seats, target and gap. */
export function HeadcountTable({ plan, view, extra, toolbar }: HeadcountTableProps) {
  const narrow = useNarrow();
  const today = useToday();
  const mayRequest = useMay(createRequisition);
  const { data } = plan;
  const columns = columnsOf({ narrow, quarter: data?.quarter, today, mayRequest, extra, onTarget: view.setTarget });
  const unplanned = data && data.total > 0 && data.totals.target === null;
  return (
    <>
      {unplanned && (
        <Card>
          <EmptyState title="No plan for this period" text="Set a target for a team to see what it lacks." />
        </Card>
      )}
      <DataTable
        label="teams"
        query={plan}
        params={view.params}
        columns={columns}
        idAccessor={nameOf}
        toolbar={toolbar}
        exports={{ of: exportHeadcountPlan }}
        empty={<EmptyState title="No plan for this period" />}
        minWidth={narrow ? 0 : 940 + extra.length * 120}
      />
      <p className={css.note}>
        Forecast leavers are people with an approved move to another team that takes effect by the end of the quarter.
        Gap is the target less the people who stay and the open seats.
      </p>
    </>
  );
}

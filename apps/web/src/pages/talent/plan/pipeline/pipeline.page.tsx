import { useQuery } from '@tanstack/react-query';
import { exportRequisitions, getRequisitionBoard } from '@talent-os/contracts/talent/requisitions';
import { steadyQuery } from '../../../../lib/query';
import { Card } from '../../../../ui/card';
import { CsvButton } from '../../../../ui/csv-button';
import { EmptyState } from '../../../../ui/empty-state';
import { Loaded } from '../../../../ui/loaded';
import { NothingFound } from '../../../../ui/nothing-found';
import { Page } from '../../../../ui/page';
import { useAnnouncer } from '../../../../ui/use-announcer';
import { NewRequestLink } from '../headcount/new-request-link';
import { AnswerDialog } from './answer-dialog';
import { PipelineFilters } from './pipeline-filters';
import { RequisitionBoard } from './requisition-board';
import { RequisitionDrawer } from './requisition-drawer';
import { useMoves } from './use-moves';
import { usePipelineView } from './use-pipeline-view';

/** Requests for seats by status; a card moves where its rules let the caller take it. */
export function Component() {
  const view = usePipelineView();
  const board = useQuery(steadyQuery(getRequisitionBoard, view.input));
  const { announce, region } = useAnnouncer();
  const moves = useMoves(announce);
  return (
    <Page
      title="Plan pipeline"
      description="Requests for seats on their way to approval"
      actions={
        <>
          <CsvButton of={exportRequisitions} input={view.input} />
          <NewRequestLink />
        </>
      }
    >
      <PipelineFilters view={view} departments={board.data?.departments ?? []} />
      <Loaded query={board} skeletons={1} skeletonHeight={420}>
        {({ columns }) =>
          columns.every(({ count }) => count === 0) ? (
            <Card>
              {view.params.filtered ? (
                <NothingFound onClear={view.params.clear} />
              ) : (
                <EmptyState title="No requests in progress" />
              )}
            </Card>
          ) : (
            <RequisitionBoard columns={columns} moves={moves} onOpen={view.open} announce={announce} />
          )
        }
      </Loaded>
      {view.requisitionId && (
        <RequisitionDrawer
          key={view.requisitionId}
          requisitionId={view.requisitionId}
          moves={moves}
          onClose={view.close}
        />
      )}
      {moves.pending && (
        <AnswerDialog key={moves.pending.requisition.id + moves.pending.to} pending={moves.pending} moves={moves} />
      )}
      {region}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { exportRequisitions, getRequisitionBoard } from '@talent-os/contracts/talent/requisitions';
import { requisitionStates } from '@talent-os/contracts/talent/requisition-states';
import { steadyQuery } from '../../../../lib/query';
import { stepsIn } from '../../../../ui/dialog/drawer-steps';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { lazyPart } from '../../../../ui/loading/lazy-part';
import { Page } from '../../../../ui/page/page';
import { NewRequestLink } from '../headcount/new-request-link';
import { CardList } from '../../../../ui/table/card-list';
import { PipelineFilters } from './pipeline-filters';
import { useMoves } from './use-moves';
import { requisitionColumns } from './requisition-columns';
import { inOnePage, usePipelineView } from './use-pipeline-view';

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog')).AnswerDialog);
/** With what drags its cards: the list's frame and its filters are there before. */
const RequisitionBoard = lazyPart(async () => (await import('./requisition-board')).RequisitionBoard);
const RequisitionDrawer = lazyPart(async () => (await import('./requisition-drawer')).RequisitionDrawer);

/** Requests for seats by status; a card moves where its rules let the caller take it. */
export function Component() {
  const view = usePipelineView();
  const read = steadyQuery(getRequisitionBoard, view.input);
  const board = useQuery(read);
  const requests = useQuery({ ...read, select: inOnePage });
  const moves = useMoves();
  const shown = (board.data?.columns ?? []).map(({ key, items }) => ({
    title: requisitionStates[key].label,
    items,
  }));
  return (
    <Page title="Plan pipeline" description="Requests for seats on their way to approval" actions={<NewRequestLink />}>
      <CardList
        label="requests"
        query={requests}
        params={view.params}
        columns={requisitionColumns(view.open)}
        exports={{ of: exportRequisitions }}
        as="Board"
        toolbar={<PipelineFilters view={view} departments={board.data?.departments ?? []} />}
        empty={<EmptyState title="No requests in progress" />}
        renderItems={() => <RequisitionBoard board={board} view={view} moves={moves} />}
      />
      {view.requisitionId && (
        <RequisitionDrawer
          requisitionId={view.requisitionId}
          steps={stepsIn(shown, view.requisitionId, view.open)}
          moves={moves}
          onClose={view.close}
        />
      )}
      {moves.pending && (
        <AnswerDialog key={moves.pending.item.id + moves.pending.to} pending={moves.pending} moves={moves} />
      )}
      {moves.told}
    </Page>
  );
}

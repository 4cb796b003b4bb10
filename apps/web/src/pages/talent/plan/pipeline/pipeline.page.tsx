import { industryLabels } from '@talent-os/contracts/access/tables';
import { decideRequisition, exportRequisitions, getRequisitionBoard } from '@talent-os/contracts/talent/requisitions';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { requisitionStates } from '@talent-os/contracts/talent/requisition-states';
import { choicesOf } from '@/lib/choices';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useMay } from '@/lib/use-may';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useOpened } from '@/lib/use-opened';
import { stepsIn } from '@/ui/dialog/drawer-steps';
import type { RecordColumn } from '@/ui/list/record-columns';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { NewRequestLink } from '../headcount/new-request-link';
import { RequisitionBadge } from '../requisition-badge';
import { waitingFor } from '../requisition-labels';
import { useMoves } from './use-moves';

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog')).AnswerDialog);
/** With what drags its cards: the list's frame and its filters are there before. */
const RequisitionBoard = lazyPart(async () => (await import('./requisition-board')).RequisitionBoard);
const RequisitionDrawer = lazyPart(async () => (await import('./requisition-drawer')).RequisitionDrawer);

const columns: readonly RecordColumn<Requisition>[] = [
  { field: 'department', title: 'Team', stack: 'fact' },
  { field: 'headcount', title: 'Seats', align: 'right' },
  {
    field: 'status',
    title: 'State',
    render: (one) => <RequisitionBadge {...one} />,
    text: ({ status }) => requisitionStates[status].label,
    stack: 'badge',
  },
  { field: 'requester', title: 'Requested by', render: ({ requester }) => requester.name },
  { field: 'waiting', title: 'Waits for', render: (one) => waitingFor(one) ?? '–', stack: waitingFor },
  { field: 'targetStartDate', title: 'Target start' },
  { field: 'updatedAt', title: 'Changed', optional: true },
];

/** Requests for seats by status; a card moves where its rules let the caller take it. */
export function Component() {
  const list = useListFilters(getRequisitionBoard, {
    called: { department: 'team', industry: 'in' },
    // The requests of every column, one after the other.
    pageOf: (board) => ({
      items: board.columns.flatMap(({ items }) => items),
      total: board.columns.reduce((sum, { count }) => sum + count, 0),
    }),
  });
  const board = useListAnswer(list);
  const { opened, open, close } = useOpened({ requisition: 'id' });
  const onOpen = ({ id }: { readonly id: string }) => open(id);
  const [mine, decides] = [useMyIndustries(), useMay(decideRequisition)];
  const moves = useMoves();
  const shown = (board.data?.columns ?? []).map(({ key, items }) => ({
    title: requisitionStates[key].label,
    items,
  }));
  return (
    <Page title="Plan pipeline" description="Requests for seats on their way to approval" actions={<NewRequestLink />}>
      <RecordList
        list={list}
        label="requests"
        opens={onOpen}
        main={{ field: 'title', title: 'Title' }}
        columns={columns}
        filters={{
          search: 'Title or team',
          department: { label: 'Team', choices: board.data?.departments ?? [] },
          industry: mine.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels, mine) },
          mine: decides && 'Waits for me',
        }}
        empty="No requests in progress"
        csv={exportRequisitions}
        renderCards={cardsOf<Requisition>(
          () => (
            <RequisitionBoard board={board} params={list.params} moves={moves} onOpen={onOpen} />
          ),
          'Board',
        )}
      />
      {opened.requisition && (
        <RequisitionDrawer
          requisitionId={opened.requisition}
          steps={stepsIn(shown, opened.requisition, onOpen)}
          moves={moves}
          onClose={close}
        />
      )}
      {moves.pending && (
        <AnswerDialog key={moves.pending.item.id + moves.pending.to} pending={moves.pending} moves={moves} />
      )}
      {moves.told}
    </Page>
  );
}

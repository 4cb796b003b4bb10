import type { Output } from '@talent-os/contracts/define';
import { requisitionStates, type RequisitionStatus } from '@talent-os/contracts/talent/requisition-states';
import {
  cancelRequisition,
  decideRequisition,
  getRequisitionBoard,
  submitRequisition,
} from '@talent-os/contracts/talent/requisitions';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/lib/api-error';
import { useCommand } from '@/lib/use-command';
import { counted } from '@/lib/counted';
import { notify } from '@/lib/notify';
import type { BoardWords } from '@/ui/board/board-model';
import { moveOnBoard } from '@/ui/board/move-on-board';
import { useBoardMoves } from '@/ui/board/use-board-moves';
import { answerOf } from './move.rules';

type Board = Output<typeof getRequisitionBoard>;
export type Column = Board['columns'][number];
export type Moves = ReturnType<typeof useMoves>;

export const requisitionWords: BoardWords<Requisition, RequisitionStatus> = {
  things: 'requests',
  column: 'status',
  titleOf: (status) => requisitionStates[status].label,
  nameOf: ({ title }) => title,
  keyOf: ({ status }) => status,
  fixed: ({ status }) => (requisitionStates[status].over ? 'is settled' : 'waits for somebody else'),
};

/** A draft that lacks what a request needs. */
const isIncomplete = (refusal: ApiError): boolean => refusal.status === 422 && refusal.fields.length > 0;

/**
 * Moves of requests: sending a draft happens at once, going back to a draft opens its form, and everything else is asked
 * about first.
 */
export function useMoves() {
  const navigate = useNavigate();
  const submit = useCommand(submitRequisition, { done: 'Sent for approval', toldBy: isIncomplete });
  const cancel = useCommand(cancelRequisition, { done: 'Request cancelled' });
  const decide = useCommand(decideRequisition, {
    done: ({ status, seats }) =>
      status === 'approved' ? `Approved: ${counted(seats, 'seats')} opened` : requisitionStates[status].label,
  });
  const edit = (id: string) => void navigate(`/talent/plan/request?edit=${id}`);

  /** What is missing stands under the fields of its form. */
  function complete({ id, title }: Requisition, failure: unknown): void {
    if (!(failure instanceof ApiError) || !isIncomplete(failure)) return;
    const missing = counted(failure.fields.length, 'things', 'thing');
    notify.warning(`${title} stays a draft: ${missing} to fill in before it can be sent`);
    void navigate(`/talent/plan/request?edit=${id}&incomplete=true`);
  }

  /** `text` is the comment, or the reason of a cancellation. */
  async function run(requisition: Requisition, to: RequisitionStatus, text = ''): Promise<object> {
    const subject = { requisitionId: requisition.id, version: requisition.version };
    const decision = answerOf(to);
    if (decision) return decide.run({ ...subject, decision, ...(text && { comment: text }) });
    if (to === 'cancelled') return cancel.run({ ...subject, reason: text });
    return submit.run(subject).catch((failure: unknown) => {
      complete(requisition, failure);
      throw failure;
    });
  }

  const moves = useBoardMoves(requisitionWords, {
    board: getRequisitionBoard,
    after: (board: Board, { id }, status) =>
      moveOnBoard<Requisition, Column, Board>(board, id, status, { arrive: (request) => ({ ...request, status }) }),
    asks: (_, to) => to !== 'submitted',
    run,
  });
  return {
    ...moves,
    edit,
    loading: decide.loading || cancel.loading,
    start: (requisition: Requisition, to: RequisitionStatus) =>
      to === 'draft' ? edit(requisition.id) : moves.start(requisition, to),
  };
}

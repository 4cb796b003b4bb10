import { requisitionStates, type RequisitionStatus } from '@talent-os/contracts/talent/requisition-states';
import { cancelRequisition, decideRequisition, submitRequisition } from '@talent-os/contracts/talent/requisitions';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../../lib/api-error';
import { useCommand } from '../../../../lib/use-command';
import { counted } from '../../../../lib/counted';
import { notify } from '../../../../lib/notify';
import { answerOf } from './move.rules';

/** A draft that lacks what a request needs. */
const isIncomplete = (refusal: ApiError): boolean => refusal.status === 422 && refusal.fields.length > 0;

export type PendingMove = { readonly requisition: Requisition; readonly to: RequisitionStatus };
export type Moves = ReturnType<typeof useMoves>;

/**
 * Moves of requests, as far as each lets the caller take it: sending a draft happens at once, going back to a draft
 * opens its form, and everything else is asked about first.
 */
export function useMoves(announce: (text: string) => void) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<PendingMove>();
  const [movingId, setMovingId] = useState<string>();
  const submit = useCommand(submitRequisition, { done: 'Sent for approval', toldBy: isIncomplete });
  const cancel = useCommand(cancelRequisition, { done: 'Request cancelled' });
  const decide = useCommand(decideRequisition, {
    done: ({ status, seats }) =>
      status === 'approved' ? `Approved: ${counted(seats, 'seats')} opened` : requisitionStates[status].label,
  });
  const edit = (id: string) => void navigate(`/talent/plan/request?edit=${id}`);
  const complete = (id: string) => void navigate(`/talent/plan/request?edit=${id}&incomplete=true`);

  async function send(requisition: Requisition): Promise<void> {
    setMovingId(requisition.id);
    try {
      await submit.run({ requisitionId: requisition.id, version: requisition.version });
      announce(`${requisition.title} moved to Submitted.`);
    } catch (failure) {
      announce(`${requisition.title} stays in Draft.`);
      if (!(failure instanceof ApiError) || !isIncomplete(failure)) return;
      // What is missing stands under the fields of its form.
      const missing = counted(failure.fields.length, 'things', 'thing');
      notify.warning(`${requisition.title} stays a draft: ${missing} to fill in before it can be sent`);
      complete(requisition.id);
    } finally {
      setMovingId(undefined);
    }
  }

  return {
    pending,
    movingId,
    loading: decide.loading || cancel.loading,
    /** Starts a move the request lets the caller make; everything else is ignored. */
    start(requisition: Requisition, to: RequisitionStatus): void {
      if (!requisition.moves.includes(to)) return;
      if (to === 'draft') edit(requisition.id);
      else if (to === 'submitted') void send(requisition);
      else setPending({ requisition, to });
    },
    /** Makes the move that was asked about. `text` is the comment, or the reason of a cancellation. */
    async answer({ requisition, to }: PendingMove, text: string): Promise<void> {
      const subject = { requisitionId: requisition.id, version: requisition.version };
      const decision = answerOf(to);
      if (decision) await decide.run({ ...subject, decision, ...(text && { comment: text }) });
      else await cancel.run({ ...subject, reason: text });
      announce(`${requisition.title} moved to ${requisitionStates[to].label}.`);
      setPending(undefined);
    },
    stop: () => setPending(undefined),
    edit,
  };
}

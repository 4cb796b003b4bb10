import { decideShift, decideSwap } from '@talent-os/contracts/healthcare/shifts-requests';
import { ReasonDialog } from '@/features/voice/reason-dialog';

export type DeclinedRequest = { readonly kind: 'shift' | 'swap'; readonly id: string; readonly about: string };
type DeclineDialogProps = { readonly declined: DeclinedRequest; readonly onClose: () => void };

const decision = (reason: string) => ({ decision: 'declined' as const, ...(reason && { reason }) });

/** Asks before a request is declined, and for a reason its people may read. */
export function DeclineDialog({ declined: { kind, id, about }, onClose }: DeclineDialogProps) {
  const dialog = {
    title: 'Decline the request?',
    submit: 'Decline',
    required: false,
    maxLength: 300,
    done: 'Declined',
    onClose,
    children: about,
  };
  return kind === 'shift' ? (
    <ReasonDialog
      {...dialog}
      operation={decideShift}
      toInput={(reason) => ({ assignmentId: id, ...decision(reason) })}
    />
  ) : (
    <ReasonDialog {...dialog} operation={decideSwap} toInput={(reason) => ({ swapId: id, ...decision(reason) })} />
  );
}

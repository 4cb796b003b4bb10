import { cancelTransition } from '@talent-os/contracts/talent/transition-changes';
import type { Transition } from '@talent-os/contracts/talent/transitions';
import { ReasonDialog } from '../voice/reason-dialog';
import { nameOf } from './labels';

export type MoveDialogProps = { readonly move: Transition; readonly onClose: () => void };

/** Cancels a running move with a reason. */
export const CancelDialog = ({ move, onClose }: MoveDialogProps) => (
  <ReasonDialog
    operation={cancelTransition}
    toInput={(reason) => ({ transitionId: move.id, version: move.version, reason })}
    title="Cancel transition"
    submit="Cancel transition"
    description="The people concerned will read it."
    done={`The move of ${move.employeeName} was cancelled`}
    onClose={onClose}
  >
    {nameOf(move)}. A seat that was kept for it is open again.
  </ReasonDialog>
);

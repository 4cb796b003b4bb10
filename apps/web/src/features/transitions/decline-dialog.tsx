import { decideTransition } from '@talent-os/contracts/talent/transition-changes';
import type { ApprovalStep } from '@talent-os/contracts/talent/transition-states';
import { ReasonDialog } from '../voice/reason-dialog';
import { nameOf } from './labels';
import type { MoveDialogProps } from './cancel-dialog';

type DeclineDialogProps = MoveDialogProps & { readonly step: ApprovalStep };

/** Declines a move, which ends it, with a reason. */
export const DeclineDialog = ({ move, step, onClose }: DeclineDialogProps) => (
  <ReasonDialog
    operation={decideTransition}
    toInput={(reason) => ({
      transitionId: move.id,
      version: move.version,
      step,
      decision: 'declined' as const,
      reason,
    })}
    title="Decline transition"
    submit="Decline"
    description="The people concerned will read it."
    done={`The move of ${move.employeeName} was declined`}
    onClose={onClose}
  >
    {nameOf(move)}. The move ends with this.
  </ReasonDialog>
);

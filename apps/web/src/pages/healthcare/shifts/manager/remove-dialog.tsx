import { removeFromShift, type SlotOfShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { ReasonDialog } from '@/features/voice/reason-dialog';

type RemoveDialogProps = { readonly slot: SlotOfShift; readonly onClose: () => void };

/** Asks before a person is taken off a shift, and for the reason. */
export const RemoveDialog = ({ slot: { assignmentId, name }, onClose }: RemoveDialogProps) => (
  <ReasonDialog
    operation={removeFromShift}
    toInput={(reason) => ({ assignmentId, reason })}
    title={`Take ${name} off this shift?`}
    submit="Take off"
    maxLength={300}
    done={`${name} was taken off the shift`}
    onClose={onClose}
  >
    They are told, and colleagues who may work the shift are told that it is free.
  </ReasonDialog>
);

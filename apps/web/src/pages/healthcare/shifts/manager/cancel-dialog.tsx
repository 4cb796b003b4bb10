import { cancelShift, type RosterShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { ReasonDialog } from '@/features/voice/reason-dialog';
import { nameOf } from '../labels';

type CancelDialogProps = { readonly shift: RosterShift; readonly onClose: () => void };

/** Asks before a shift is called off. */
export const CancelDialog = ({ shift, onClose }: CancelDialogProps) => (
  <ReasonDialog
    operation={cancelShift}
    toInput={(reason) => ({ shiftId: shift.id, reason })}
    title="Cancel this shift?"
    submit="Cancel shift"
    maxLength={300}
    done="Shift cancelled"
    onClose={onClose}
  >
    {nameOf(shift)}. Everybody who was to work it is told. This cannot be taken back.
  </ReasonDialog>
);

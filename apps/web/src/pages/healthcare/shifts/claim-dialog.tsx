import { claimShift, type ClaimableShift } from '@talent-os/contracts/healthcare/shifts';
import { OVERTIME_HOURS } from '@talent-os/contracts/healthcare/shifts-states';
import { decimal } from '../../../lib/format';
import { ConfirmCommand } from '../../../ui/dialog/confirm-command';
import { claimDone, nameOf } from './labels';

/** Asks before a claim that a manager decides on: how many hours it makes, and who is told. */
export function ClaimDialog({ shift, onClose }: { readonly shift: ClaimableShift; readonly onClose: () => void }) {
  const { id: shiftId, overtime, weekHours } = shift;
  return (
    <ConfirmCommand
      operation={claimShift}
      input={{ shiftId }}
      done={({ status }) => claimDone[status]}
      title={overtime ? 'Claim this shift as overtime?' : 'Claim a shift that starts within 24 hours?'}
      confirm="Ask for it"
      onFailed={onClose}
      onClose={onClose}
    >
      {nameOf(shift)}. With it you work {decimal(weekHours)} hours in that week
      {overtime && weekHours > OVERTIME_HOURS && `, ${decimal(weekHours - OVERTIME_HOURS)} of them overtime`}. The
      managers who approve shifts are told; until one of them agrees the shift is not yours.
    </ConfirmCommand>
  );
}

import { decideShift, type ShiftRequest } from '@talent-os/contracts/healthcare/shifts-requests';
import { OVERTIME_HOURS } from '@talent-os/contracts/healthcare/shifts-states';
import { decimal } from '../../../../lib/format';
import { ConfirmCommand } from '../../../../ui/dialog/confirm-command';
import { nameOf } from '../labels';

type ApproveDialogProps = { readonly request: ShiftRequest; readonly onClose: () => void };

/** Asks before overtime is granted, or a slot is emptied shortly before its shift: both cannot be taken back. */
export function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const { assignmentId, what, name, weekHours } = request;
  const claim = what === 'claim';
  return (
    <ConfirmCommand
      operation={decideShift}
      input={{ assignmentId, decision: 'approved' }}
      done={claim ? `Claim of ${name} approved` : `${name} released`}
      title={claim ? `Approve overtime of ${name}?` : `Release ${name}?`}
      confirm={claim ? 'Approve overtime' : 'Release'}
      onFailed={onClose}
      onClose={onClose}
    >
      {nameOf(request)}.{' '}
      {claim
        ? `${name} then works ${decimal(weekHours)} hours in that week, ${decimal(Math.max(0, weekHours - OVERTIME_HOURS))} of them overtime, and is told.`
        : `The slot is empty from then on. ${name} is told, and colleagues who may work it are told that it is free.`}
    </ConfirmCommand>
  );
}

import { releaseShift } from '@talent-os/contracts/healthcare/shifts';
import { ReasonDialog } from '@/features/voice/reason-dialog';
import type { ShiftDialogProps } from './shift-dialog';
import { nameOf } from './labels';

const done = { released: 'Shift released', asked: 'Your release waits for approval' } as const;

/** Asks before a shift is given back; a late one says who decides. */
export const ReleaseDialog = ({ shift, onClose }: ShiftDialogProps) => (
  <ReasonDialog
    operation={releaseShift}
    toInput={(reason) => ({ shiftId: shift.id, ...(reason && { reason }) })}
    title="Release this shift?"
    submit={shift.releaseLate ? 'Ask for release' : 'Release'}
    description="Managers read it."
    required={false}
    maxLength={300}
    done={({ status }) => done[status]}
    onClose={onClose}
  >
    {nameOf(shift)}.{' '}
    {shift.releaseLate
      ? 'It starts within 24 hours: a manager decides, and until then it stays yours.'
      : 'Colleagues who may work it are told that it is free.'}
  </ReasonDialog>
);

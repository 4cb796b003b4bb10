import { claimShift, releaseShift, type ClaimableShift } from '@talent-os/contracts/healthcare/shifts';
import { OVERTIME_HOURS } from '@talent-os/contracts/healthcare/shifts-states';
import { decimal } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { claimDone, nameOf } from './labels';

/** Claims: what is confirmed can be taken back for a moment, what a manager decides on is asked about first. */
export function useClaims() {
  const [ask, question] = useConfirmed(claimShift, (shift: ClaimableShift) => ({
    input: { shiftId: shift.id },
    done: ({ status }) => claimDone[status],
    title: shift.overtime ? 'Claim this shift as overtime?' : 'Claim a shift that starts within 24 hours?',
    confirm: 'Ask for it',
    once: true,
    children: effectOf(shift),
  }));
  const release = useCommand(releaseShift, { done: 'Claim taken back' });
  const command = useCommand(claimShift, {
    undo: (_, { shiftId }) => ({ text: 'Shift confirmed', run: () => release.mutate({ shiftId }) }),
  });
  return {
    question,
    busy: command.loading,
    claim: (shift: ClaimableShift) => (shift.answer === 'pending' ? ask(shift) : command.mutate({ shiftId: shift.id })),
  };
}

/** How many hours it makes, and who is told. */
function effectOf(shift: ClaimableShift): string {
  const { overtime, weekHours } = shift;
  const over =
    overtime && weekHours > OVERTIME_HOURS ? `, ${decimal(weekHours - OVERTIME_HOURS)} of them overtime` : '';
  return `${nameOf(shift)}. With it you work ${decimal(weekHours)} hours in that week${over}. The managers who approve shifts are told; until one of them agrees the shift is not yours.`;
}

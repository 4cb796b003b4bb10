import { claimShift, releaseShift, type ClaimableShift } from '@talent-os/contracts/healthcare/shifts';
import { useState } from 'react';
import { useCommand } from '../../../lib/use-command';

/** Claims: what is confirmed can be taken back for a moment, what a manager decides on is asked about first. */
export function useClaims() {
  const [asked, setAsked] = useState<ClaimableShift>();
  const release = useCommand(releaseShift, { done: 'Claim taken back' });
  const command = useCommand(claimShift, {
    undo: (_, { shiftId }) => ({ text: 'Shift confirmed', run: () => release.mutate({ shiftId }) }),
  });
  return {
    asked,
    busy: command.loading,
    claim: (shift: ClaimableShift) =>
      shift.answer === 'pending' ? setAsked(shift) : command.mutate({ shiftId: shift.id }),
    forget: () => setAsked(undefined),
  };
}

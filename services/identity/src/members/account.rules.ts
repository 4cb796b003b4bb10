import type { ErrorCode } from '@talent-os/contracts';
import { memberStates, type Member } from '@talent-os/contracts/identity/members.js';

type State = Member['status'];

/** Why no link to choose a password is sent: that of a closed account would open nothing. */
export const linkRefusal = (status: State): ErrorCode | undefined =>
  status === 'active' ? undefined : 'account.disabled';

/** What an administrator may do with an account as it stands; a closed one has no sessions to end. */
export const mayWithAccount = (status: State): Member['may'] => ({
  to: memberStates.filter((to) => to !== status),
  do: status === 'active' ? ['signOut', 'passwordLink'] : [],
});

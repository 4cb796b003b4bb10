import type { Proposal } from '@talent-os/contracts/chat/parts';

/** What a proposal is by now: one that waits past its time has expired, whether or not anybody was told. */
export const stateAt = ({ state, expiresAt }: Pick<Proposal, 'state' | 'expiresAt'>, now: number): Proposal['state'] =>
  state === 'waiting' && Date.parse(expiresAt) <= now ? 'expired' : state;

/** Time left as minutes and seconds, `4:05`; never below zero. */
export function timeLeft(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What became of a proposal, in words. */
export const verdicts: Readonly<Record<Exclude<Proposal['state'], 'waiting'>, string>> = {
  approved: 'Approved',
  declined: 'Declined. Nothing was changed.',
  expired: 'Expired. Nothing was changed; ask again to get a new proposal.',
  failed: 'Not done',
};

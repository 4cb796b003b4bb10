import type { Offboarding } from '@talent-os/contracts/talent/offboarding';

type Access = Pick<Offboarding, 'accessEndsAt' | 'accessEndedAt' | 'status' | 'lastDay'>;

/** Whether the last day is over and access is still open: a `today` of the organization. */
export const isLate = ({ accessEndedAt, status, lastDay }: Access, today: string): boolean =>
  accessEndedAt === null && status !== 'cancelled' && lastDay < today;

/** How the access of a leaver stands. */
export function accessText({ accessEndsAt, accessEndedAt, status }: Access, momentOf: (at: string) => string): string {
  if (status === 'cancelled') return 'Stays open';
  return accessEndedAt ? `Ended ${momentOf(accessEndedAt)}` : `Ends ${momentOf(accessEndsAt)}`;
}

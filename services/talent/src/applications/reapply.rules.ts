import type { ErrorCode } from '@talent-os/contracts';
import { REAPPLY_DAYS } from '@talent-os/contracts/talent/mobility.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

/** A person's applications for one position: whether one runs, and when the last of those that are over ended. */
export type PastApplication = { readonly running: boolean; readonly endedAt: Date | null };

export const NEVER_APPLIED: PastApplication = { running: false, endedAt: null };

/** When they may apply again; null where they may at once, or have one running. Source: screens, section 5. */
export function againFrom({ running, endedAt }: PastApplication, now: Date): Date | null {
  if (running || !endedAt) return null;
  const from = new Date(endedAt.getTime() + REAPPLY_DAYS * DAY_MS);
  return from > now ? from : null;
}

/** Why a person cannot apply, or nothing: one application a position at a time, and the next after a while. */
export function applyRefusal(past: PastApplication, now: Date): ErrorCode | undefined {
  if (past.running) return 'mobility.applied';
  return againFrom(past, now) ? 'mobility.again' : undefined;
}

/** Attempts that lead to no session before an address is locked. Default of the specification. */
export const ATTEMPTS = 5;
/** The span they are counted in, and how long the lock lasts, in milliseconds. */
export const WINDOW_MS = 15 * 60_000;

export type Attempts = {
  /** Attempts that have not led to a session, oldest first. */
  readonly attempts: readonly Date[];
  readonly lockedUntil: Date | null;
};
export const noAttempts: Attempts = { attempts: [], lockedUntil: null };

export type Admission = {
  /** Whether the password may be looked at. */
  readonly admitted: boolean;
  /** This attempt is the last one: if it fails, the address stays locked. */
  readonly locks: boolean;
  readonly next: Attempts;
};

/**
 * Counts an attempt before its password is looked at, so that a thousand at once are no more than five.
 * A sign-in that succeeds forgets them all.
 */
export function admit({ attempts, lockedUntil }: Attempts, now: Date): Admission {
  if (lockedUntil && lockedUntil > now) return { admitted: false, locks: true, next: { attempts, lockedUntil } };
  const windowStart = now.getTime() - WINDOW_MS;
  const counted = [...attempts.filter((at) => at.getTime() > windowStart), now];
  const locks = counted.length >= ATTEMPTS;
  return {
    admitted: true,
    locks,
    next: { attempts: counted, lockedUntil: locks ? new Date(now.getTime() + WINDOW_MS) : null },
  };
}

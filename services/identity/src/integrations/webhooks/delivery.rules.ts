const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
/** Pauses between the attempts of one delivery, in milliseconds; after the last attempt it is given up. */
export const PAUSES: readonly number[] = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];
export const ATTEMPTS_MOST = PAUSES.length + 1;

/** Failures in a row from which on a webhook rests between attempts, whatever waits for it. */
const REST_FROM = 3;
const FIRST_REST_MS = 10 * SECOND;
const LONGEST_REST_MS = 5 * MINUTE;
/** Failures in a row after which a webhook is paused: with the rests between them more than an hour. */
const FAILURES_MOST = 20;
const GONE = 410;

/** What one attempt came to. `status` is null where nobody answered. */
export type Attempt = {
  readonly status: number | null;
  readonly latencyMs: number;
  /** Null where it went well. */
  readonly problem: string | null;
};

/** Why an answer with this status is none, in words; null where it is one. */
export function problemOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It answered with a redirect (${status}), which is not followed`;
  return `It answered ${status}`;
}

/** When a delivery that has failed so often is tried again; nothing where it is given up. `chance` in [0, 1) spreads attempts. */
export function nextAttemptAt(attempts: number, now: Date, chance: number): Date | undefined {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * (1 + chance / 5));
}

/** Until when a webhook with so many failures in a row is left alone; nothing where it is not. */
export function restAfter(failures: number, now: Date): Date | undefined {
  if (failures < REST_FROM) return undefined;
  const rest = Math.min(FIRST_REST_MS * 2 ** (failures - REST_FROM), LONGEST_REST_MS);
  return new Date(now.getTime() + rest);
}

/**
 * Whether a webhook is paused: it said it is gone, too many attempts in a row failed, or a delivery was given up and none
 * went well while it was tried. One event that its receiver cannot take pauses nothing while others go through.
 */
export const isFailing = (failures: number, { status }: Attempt, isGivenUp: boolean): boolean =>
  status === GONE || failures >= FAILURES_MOST || (isGivenUp && failures >= ATTEMPTS_MOST);

import { chatFailures, failureOf } from './failure';

/** Source: specification, section 9. */
const RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

/** Milliseconds before attempt number `attempt` (the first repetition is 1); nothing when it is not tried again. */
export function waitBefore(attempt: number, failure: unknown): number | undefined {
  if (attempt > RETRIES || !chatFailures[failureOf(failure)].retryable) return undefined;
  return Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
}

type RetryOptions = {
  readonly signal: AbortSignal;
  /** Hears of every failure that is followed by another attempt. */
  readonly onRetry: (failure: unknown) => void;
};

/** Does something again as long as the rule allows; throws the last failure. */
export async function withRetries<T>(work: () => Promise<T>, { signal, onRetry }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (failure) {
      const wait = waitBefore(attempt, failure);
      if (signal.aborted || wait === undefined) throw failure;
      onRetry(failure);
      await pause(wait, signal);
    }
  }
}

/** Waits, or returns at once when it is no longer needed. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

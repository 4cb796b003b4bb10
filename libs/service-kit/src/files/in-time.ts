import { DomainError } from '../domain-error.js';

/** How long a server may take for one piece of a file, in milliseconds: one that is there takes a few. */
export const LONGEST = 5_000;
/** What is kept back of a call's deadline, in milliseconds: the refusal has to arrive within it. */
const TELL_WITHIN = 500;

/**
 * Waits for work, until `LONGEST` has passed or the deadline (epoch milliseconds) of the call it is part of comes near:
 * `service.down` and `service.late` then. A server that stands still keeps its connections open and answers nothing.
 */
export async function inTime<T>(until: number, work: () => Promise<T>): Promise<T> {
  const left = until - TELL_WITHIN - Date.now();
  if (left <= 0) throw new DomainError('service.late');
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DomainError('service.down')), Math.min(LONGEST, left));
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

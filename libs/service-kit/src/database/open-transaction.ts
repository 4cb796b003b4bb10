import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

type Open = { isOpen: boolean; readonly operation: string; readonly log: Pick<Logger, 'error'> | undefined };

/**
 * The transaction a piece of work runs in, whichever context or helper it goes through. A call that is made beside a
 * transaction is none of its work. Only writes set it: reads, and everything else, do not pay for it.
 */
const transactions = new AsyncLocalStorage<Open>();

/** Runs the work of a transaction. What it leaves behind to run on its own is free once the work is done. */
export async function withinTransaction<T>(operation: string, log: Open['log'], work: () => Promise<T>): Promise<T> {
  const open = { isOpen: true, operation, log };
  try {
    return await transactions.run(open, work);
  } finally {
    open.isOpen = false;
  }
}

/**
 * A wait for another service inside a transaction holds its locks and its connection as long as they take. Throws
 * there; in production, where the answer is worth more than the lesson, it is an error in the log.
 */
export function expectNoTransaction(what: string): void {
  const open = transactions.getStore();
  if (!open?.isOpen) return;
  const error = new Error(`${what} is asked inside a transaction of ${open.operation}: ask before it`);
  if (process.env.NODE_ENV !== 'production') throw error;
  open.log?.error({ err: error }, 'a transaction waits for somebody else');
}

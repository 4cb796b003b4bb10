import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import { reportMisuse } from '../observe/report-misuse.js';

type OpenTransaction = { isOpen: boolean; readonly operation: string; readonly log: Pick<Logger, 'error'> | undefined };

/**
 * The transaction a piece of work runs in, whichever context or helper it goes through. A call that is made beside a
 * transaction is none of its work. Only writes set it: reads, and everything else, do not pay for it.
 */
const transactions = new AsyncLocalStorage<OpenTransaction>();

/** Runs the work of a transaction. What it leaves behind to run on its own is free once the work is done. */
export async function withinTransaction<T>(
  operation: string,
  log: OpenTransaction['log'],
  work: () => Promise<T>,
): Promise<T> {
  const open = { isOpen: true, operation, log };
  try {
    return await transactions.run(open, work);
  } finally {
    open.isOpen = false;
  }
}

/** A wait for another service inside a transaction would hold its locks and its connection as long as they take. */
export function expectNoTransaction(what: string): void {
  const open = transactions.getStore();
  if (open?.isOpen) reportMisuse(`${what} is asked inside a transaction of ${open.operation}: ask before it`, open.log);
}

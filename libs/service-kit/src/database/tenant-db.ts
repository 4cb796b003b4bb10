import type { Arg } from './arg.js';
import type { RawJson } from './raw-json.js';
import type { Reader } from './reader.js';
import type { Transaction } from './transaction.js';

/**
 * The organization's rows and nobody else's: tenant setting and prepared query go to Postgres together. Keep
 * `organization_id = $1` in the SQL: row-level security then costs one filter.
 */
export interface TenantDb extends Reader {
  /** The first row, or 404. */
  readExisting<Row extends object>(sql: string, args?: readonly Arg[]): Promise<Row>;
  /** The single text column of the single row, a JSON document, passed on unparsed. For hot lists. */
  json<T>(sql: string, args?: readonly Arg[]): Promise<RawJson<T>>;
  /**
   * One transaction: rows, events, jobs and the audit entry are committed together or not at all. Refusals roll back.
   * A write of an operation that announces nothing is recorded by the operation's name, unless it is bookkeeping: a
   * transaction beside the one that matters, such as counting an attempt.
   */
  write<T>(work: (tx: Transaction) => Promise<T>, kind?: 'bookkeeping'): Promise<T>;
}

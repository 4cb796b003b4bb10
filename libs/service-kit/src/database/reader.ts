import type { Arg } from './arg.js';

/**
 * Where a query runs: the database, or a transaction, which also sees what it has changed itself. `$1` is the
 * organization's id; `args` start at `$2`.
 */
export interface Reader {
  /** Rows in one round trip. Column names come as written in the SQL. */
  read<Row extends object>(sql: string, args?: readonly Arg[]): Promise<Row[]>;
  /** The first row, or nothing. */
  readOne<Row extends object>(sql: string, args?: readonly Arg[]): Promise<Row | undefined>;
}

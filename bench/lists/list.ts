/** A list of the product whose rows are copied until it is as long as it shall be. */
export interface GrownList {
  readonly title: string;
  /** Address at the product. */
  readonly path: string;
  /** Who reads all of it. */
  readonly person: string;
  readonly table: string;
  /** What differs from row to row where rows are copied: an expression over the row `t`, the number `n` of the copy and the organization `$1`. */
  readonly grow: Readonly<Record<string, string>>;
  /** What brings the rest of the schema in line afterwards; `$1` is the organization. */
  readonly grown?: string;
}

/** What one would write for it without anything around. */
export interface List extends GrownList {
  /** A page of it; `$1` is the organization, `$2`, where it is asked for, the person. */
  readonly items: string;
  readonly count: string;
}

/** The day it is for the organization, which need not be the day of the database's clock. */
export const CURRENT_DATE = `(now() at time zone 'America/New_York')::date`;

/** Rows every list has. */
export const ROWS = 10_000;

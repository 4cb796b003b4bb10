import { wordsSought } from '@talent-os/contracts/search/fold.js';
import { EXPORT_ROWS } from '@talent-os/contracts/csv-export.js';
import type { Arg } from '../database/arg.js';

/** Conditions of a query with their values. `$1` is the organization; values given first keep `$2` and up. */
export class Filters {
  private readonly conditions: string[];
  private searching:
    | { readonly condition: string; readonly pattern: string; readonly hasTrigrams: boolean }
    | undefined;
  readonly args: Arg[];

  constructor(condition: string, ...args: Arg[]) {
    this.conditions = [condition];
    this.args = args;
  }

  /** Adds a condition on a value; nothing where the value is absent. */
  and(condition: (placeholder: string) => string, value: Arg | undefined): this {
    if (value !== undefined) this.conditions.push(condition(this.arg(value)));
    return this;
  }

  /** Adds a condition without a value of its own; nothing where there is none. */
  andThat(condition: string | undefined): this {
    if (condition) this.conditions.push(condition);
    return this;
  }

  /** Adds a condition or its opposite; nothing where it is not said which. */
  andWhether(condition: string, holds: boolean | undefined): this {
    return this.andThat(holds === undefined ? undefined : holds ? condition : `not (${condition})`);
  }

  /** Adds the condition on the words people look for, which no index answers; nothing where they look for none. */
  search(condition: (placeholder: string) => string, patterns: readonly string[] | undefined): this {
    if (patterns === undefined) return this;
    const words = this.arg(patterns);
    // The longest leads, and tells most.
    const hasTrigrams = patterns[0]!.length >= '%abc%'.length;
    this.searching = { condition: condition(words), pattern: `(${words}::text[])[1]`, hasTrigrams };
    return this;
  }

  /** The placeholder of one more value. */
  arg(value: Arg): string {
    this.args.push(value);
    return `$${this.args.length + 1}`;
  }

  /** One page of a file, which begins behind so many rows. Asked for once, before the values are taken. */
  filePage(skip: number): string {
    return `limit ${EXPORT_ROWS} offset ${this.arg(skip)}::bigint`;
  }

  /** The condition on what people look for, if they do. */
  get searched(): string | undefined {
    return this.searching?.condition;
  }

  /** The longest word they look for, as a pattern, where that is long enough for an index of texts: below three signs it reads all. */
  get pattern(): string | undefined {
    return this.searching?.hasTrigrams ? this.searching.pattern : undefined;
  }

  /** All conditions but the one on what people look for. */
  get scope(): string {
    return this.conditions.join(' and ');
  }

  get where(): string {
    return this.searching ? `${this.scope} and ${this.searching.condition}` : this.scope;
  }
}

/** Patterns for `like all`, the longest first: every word is found somewhere, taken literally. Absent or empty text filters nothing. */
export const containingWords = (text: string | undefined): string[] | undefined => {
  const words = wordsSought(text);
  return words.length > 0 ? words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined;
};

/** One page of a file of rows that were worked out in memory: those behind so many. */
export const filePageOf = <Row>(rows: readonly Row[], skip: number): Row[] => rows.slice(skip, skip + EXPORT_ROWS);

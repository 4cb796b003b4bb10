import type { Arg } from '../database/arg.js';

/** Conditions of a query with their values. `$1` is the organization; values given first keep `$2` and up. */
export class Filters {
  private readonly conditions: string[];
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

  /** The placeholder of one more value. */
  arg(value: Arg): string {
    this.args.push(value);
    return `$${this.args.length + 1}`;
  }

  get where(): string {
    return this.conditions.join(' and ');
  }
}

/** A pattern for `ilike` that finds the text anywhere, taken literally. Absent or empty text filters nothing. */
export const containing = (text: string | undefined): string | undefined =>
  text ? `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined;

/** Patterns for `ilike all`: every word is found somewhere, taken literally. Absent or empty text filters nothing. */
export const containingWords = (text: string | undefined): string[] | undefined => {
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  return words.length > 0 ? words.map((word) => containing(word)!) : undefined;
};

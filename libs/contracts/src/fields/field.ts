/** What a number counts. Money is in minor units of its currency; a share lies between 0 and 1. */
export type Unit =
  | 'milliseconds'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'bytes'
  | 'percent'
  | 'points'
  | 'minor units'
  | 'share';

/** What a field means, in words for people. */
export type Field = {
  readonly description: string;
  readonly unit?: Unit;
  /** What people call it; the words of its name where absent. */
  readonly label?: string;
  /** Further words people use for it. */
  readonly synonyms?: readonly string[];
};

/**
 * Fields by name. A key is a field's name, or more of its path where the name alone means several things:
 * `approvals.decision`; `in.mine` for a field of the input itself, `out.total` of the answer. `offers:status` holds for
 * operations about offers alone, whose names begin with the service and `offers`.
 */
export type Fields = Readonly<Record<string, string | Field>>;

/** A number with its unit. */
export const measured = (unit: Unit, description: string): Field => ({ description, unit });

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
  | 'tokens'
  | 'percent'
  | 'points'
  | 'minor units'
  | 'share'
  /** How many there are of something: people, deals, rows. */
  | 'count'
  /** A place, a level or a figure without a dimension. */
  | 'number';

/** What a field means, in words for people. */
export type Field = {
  readonly description: string;
  readonly unit?: Unit;
};

/**
 * Fields by name. A key is a field's name, or more of its path where the name alone means several things:
 * `approvals.decision`; `in.mine` for a field of the input itself, `out.total` of the answer. `offers:status` holds for
 * operations about offers alone, whose names begin with the service and `offers`.
 */
export type Fields = Readonly<Record<string, string | Field>>;

/** A number with its unit. */
export const measured = (unit: Unit, description: string): Field => ({ description, unit });

/** How many there are of something; a description that begins with `How many` says so itself. */
export const counted = (description: string): Field => ({ description, unit: 'count' });

/** What people call a field. */
export type Label = {
  /** As forms, headings and sentences show it. */
  readonly label: string;
  /** Further words people of the trade use for it, in singular. */
  readonly synonyms: readonly string[];
  /** Of a boolean: words that say it is false. */
  readonly antonyms: readonly string[];
};

/**
 * Labels by name, with keys as in `Fields`: a label alone, or with synonyms behind it. What has no row is called by the
 * words of its name.
 */
export type Labels = Readonly<Record<string, string | readonly [label: string, ...synonyms: string[]] | Label>>;

/** Of a boolean: what people call it, and words that say it is false. */
export const booleanLabel = (label: string, synonyms: readonly string[], antonyms: readonly string[]): Label => ({
  label,
  synonyms,
  antonyms,
});

/** As much of a day as is said; months and days count from 1. */
export type DayParts = {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly quarter?: number;
};

/** A number that is written somewhere in a text, `to` excluded, and what it may mean: any of its meanings is enough. */
export type Mention = { readonly text: string; readonly from: number; readonly to: number } & (
  | {
      readonly kind: 'number';
      readonly readings: readonly Reading[];
      /** What it is if its separators only stand between numbers: `3,4`. */
      readonly apart: readonly number[];
      readonly ordinal: boolean;
      /** The word for a span of time behind it: `3 days`. */
      readonly span: string | undefined;
    }
  | { readonly kind: 'day'; readonly days: readonly DayParts[] }
  /** Minutes of the day. */
  | { readonly kind: 'time'; readonly minutes: readonly number[] }
  /** Letters and digits in one: a number of a catalogue, an id. */
  | { readonly kind: 'name' }
);
/** A value and how far the real one may be from it, by the digits that are shown. */
export type Reading = { readonly value: number; readonly tolerance: number };

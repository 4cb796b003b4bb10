import type { AnalysedQuestion } from './asked.js';
import type { Compare } from './quantities.js';
import type { Link, Source, SourceField } from './types.js';

export type Test =
  | { readonly kind: 'in'; readonly values: readonly unknown[] }
  | { readonly kind: 'days'; readonly from?: string; readonly until?: string }
  | { readonly kind: 'compare'; readonly op: Compare; readonly value: number }
  | { readonly kind: 'fields'; readonly op: '<' | '>'; readonly other: SourceField }
  | { readonly kind: 'absent' };

export type Filter = {
  readonly field: SourceField;
  readonly test: Test;
  readonly not: boolean;
  readonly said?: string;
};

export type Aggregate =
  | { readonly of: 'count' }
  | { readonly of: 'sum' | 'mean'; readonly field: SourceField }
  | { readonly of: 'difference' | 'ratio'; readonly field: SourceField; readonly other: SourceField }
  | { readonly of: 'share'; readonly filters: readonly Filter[] };

export type Figure = { readonly of: 'count' } | { readonly of: 'sum' | 'mean'; readonly field: SourceField };
/** Rows put together by what a field of theirs holds, each part with its figure. */
export type Parts = {
  readonly by: SourceField;
  /** The parts that were named; one for every value where absent. */
  readonly only?: readonly Filter[];
  readonly figure: Figure;
  /** The one end that was asked for. */
  readonly end?: 'most' | 'least';
  /** What a yes claims of the first part that was named: more than the other, or less. */
  readonly claims?: 'more' | 'less' | undefined;
};

/** The time between today and a day of a row. */
export type Apart = { readonly field: SourceField; readonly unit: string };

/** A whole understanding of a question over one source, with what it leaves unexplained. */
export type Reading = {
  readonly source: Source;
  readonly intent: AnalysedQuestion['intent'];
  readonly filters: readonly Filter[];
  readonly project: readonly SourceField[];
  readonly order?: { readonly field: SourceField; readonly dir: 'asc' | 'desc' } | undefined;
  readonly limit?: number | undefined;
  /** Only what lies ahead of now. */
  readonly ahead?: SourceField | undefined;
  readonly aggregate?: Aggregate | undefined;
  readonly parts?: Parts | undefined;
  readonly apart?: Apart | undefined;
  /** What `is it contained?` claims of a row that is told. */
  readonly claims?: readonly Filter[] | undefined;
  /** What the operation is asked for beyond its words: only the caller's. */
  readonly args?: Readonly<Record<string, string>>;
  /** Both ends of the order: the first row and the last. */
  readonly ends?: boolean;
  /** Words nothing accounts for. */
  readonly missing: readonly number[];
  /** Limits that were said and stand in no filter: an answer without them would be one to another question. */
  readonly unplaced: number;
  /** A word only resembles a value that it was taken for. */
  readonly weak: boolean;
  readonly score: number;
  /** How surely its noun was said; 0 where it was not. */
  readonly noun: number;
  /** Its noun was said, or something that stands in its rows. */
  readonly grounded: boolean;
  /** How much of the content is accounted for by more than a resemblance, 0 to 1. */
  readonly sure: number;
};

export const isDate = ({ kind }: SourceField) => kind === 'date' || kind === 'instant';
export const isNumber = ({ kind }: SourceField) => kind === 'number' || kind === 'money';
export const named = (pattern: RegExp) => (field: SourceField) => pattern.test(field.path);

/** The first field that fits, own ones before those of the rows around. */
export const firstOf = (
  fields: readonly SourceField[],
  ...tests: ((field: SourceField) => boolean)[]
): SourceField | undefined => {
  for (const test of tests) {
    const found = fields.filter(test).toSorted((a, b) => a.depth - b.depth)[0];
    if (found) return found;
  }
  return undefined;
};

/** The day a row is about, where nothing says which. */
export const mainDate = ({ fields, noun }: Source): SourceField | undefined =>
  (noun?.date ? fields.find(({ depth, path }) => depth === 0 && path === noun.date) : undefined) ??
  firstOf(
    fields.filter(isDate).filter(({ depth }) => depth === 0),
    named(/^(?:closeDate|due|dueOn|dueAt|expirationDate|effectiveDate|date|start)$/),
    named(/expires|notifyBy|ends|startsAt|week$/),
    () => true,
  );
/** The figure a row is about. */
export const mainFigure = ({ fields, noun }: Source): SourceField | undefined =>
  (noun?.rank
    ? fields.find(
        ({ depth, path, kind }) => depth === 0 && path === noun.rank && (kind === 'number' || kind === 'money'),
      )
    : undefined) ??
  firstOf(
    fields.filter(isNumber).filter(({ depth }) => depth === 0),
    ({ kind }) => kind === 'money',
    named(/score|readiness|progress|percent|hours|minutes/),
    () => true,
  );

/** What is put together about a question and a source; filters and what they use are added as they are found. */
export type Work = {
  readonly asked: AnalysedQuestion;
  readonly source: Source;
  readonly chosen: readonly Link[];
  readonly covered: Map<number, number>;
  readonly filters: Filter[];
  readonly used: Set<string>;
  /** Fields to tell although their values were named. */
  readonly told: SourceField[];
  readonly claims: Filter[];
};

export const cover = (covered: Map<number, number>, { from, to }: { from: number; to: number }, weight = 1) => {
  for (let at = from; at < to; at += 1) covered.set(at, Math.max(weight, covered.get(at) ?? 0));
};
export const isCovered = ({ chosen }: Work, { from, to }: { from: number; to: number }) =>
  chosen.some(
    (link) => link.from <= from && link.to >= to && link.target.kind !== 'context' && link.target.kind !== 'noun',
  );
export const isCoveredBy = (chosen: readonly Link[], { from, to }: { from: number; to: number }) =>
  chosen.some((link) => link.from <= from && link.to >= to);

export type LinkedField = { readonly field: SourceField; readonly weight: number; readonly at: number };
export function linkedFields(chosen: readonly Link[]): LinkedField[] {
  const found = new Map<string, LinkedField>();
  for (const { target, weight, from } of chosen)
    if (target.kind === 'field') {
      const had = found.get(target.field.key);
      found.set(target.field.key, { field: target.field, weight: weight + (had?.weight ?? 0), at: had?.at ?? from });
    }
  return [...found.values()].filter(({ weight }) => weight >= 0.6).toSorted((a, b) => b.weight - a.weight);
}

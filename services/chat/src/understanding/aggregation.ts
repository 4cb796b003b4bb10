import { sumOrMean } from './contrast.js';
import { pairOf } from './pairs.js';
import type { Mark } from './quantities.js';
import { cover, isNumber, mainFigure, type Aggregate, type LinkedField, type Work } from './reading.js';
import type { SourceField } from './types.js';

const STILL = /^(?:short|missing|remaining|left|lack|need|needed|away)$/;

/** What is to be worked out of rows: how many, their sum or mean, what is left to a goal, or the share of it reached. */
export function aggregation(work: Work, linked: readonly LinkedField[]): Aggregate | undefined {
  const figure = linked.map(({ field }) => field).find((field) => isNumber(field) && !work.used.has(field.key));
  const mark = work.asked.marks.find((one) => one.kind === 'aggregate');
  return (
    difference(work, linked, figure) ??
    (mark?.kind === 'aggregate' ? summary(work, mark, linked, figure) : undefined) ??
    counting(work, linked)
  );
}

function difference(
  work: Work,
  linked: readonly LinkedField[],
  figure: SourceField | undefined,
): Aggregate | undefined {
  const { asked, source, covered } = work;
  if ((asked.intent !== 'amount' && asked.intent !== 'count') || source.lists.length > 1) return undefined;
  const still = asked.words.findIndex(({ lower }) => STILL.test(lower));
  if (still < 0 || /gap|left|remaining|missing/i.test(figure?.path ?? '')) return undefined;
  const pair = pairOf(source, linked);
  if (!pair) return undefined;
  cover(covered, { from: still, to: still + 1 });
  return ofPair(work, 'difference', pair[0], pair[1]);
}

function ofPair({ used }: Work, of: 'difference' | 'ratio', field: SourceField, other: SourceField): Aggregate {
  used.add(field.key);
  used.add(other.key);
  return { of, field, other };
}

/** `Average days`: the measure that a figure worked out of rows has to have. */
const measureAfter = ({ words }: Work['asked'], { to }: AggregateMark): string | undefined =>
  /^(?:(?:number|amount) of )?(day|hour|minute|week|month)s?$/.exec(words[to]?.lower ?? '')?.[1];
const ofUnit = ({ source, used }: Work, linked: readonly LinkedField[], unit: string): SourceField | undefined =>
  [...linked.map(({ field }) => field), ...source.fields.filter(({ depth }) => depth === 0)].find(
    (field) => isNumber(field) && field.unit === `${unit}s` && !used.has(field.key),
  );

type AggregateMark = Extract<Mark, { kind: 'aggregate' }>;
function summary(
  work: Work,
  mark: AggregateMark,
  linked: readonly LinkedField[],
  figure: SourceField | undefined,
): Aggregate | undefined {
  const { asked, source, covered, used } = work;
  if (mark.of === 'share') return share(work, mark, linked, figure);
  const unit = measureAfter(asked, mark);
  const main = mark.of === 'mean' && saysElse(work, mark) ? undefined : mainFigure(source);
  const field = unit === undefined ? (figure ?? main) : ofUnit(work, linked, unit);
  const onlyCounts = mark.of === 'sum' && asked.intent === 'count' && !figure;
  if (mark.of === 'sum') cover(covered, mark);
  if (source.lists.length === 0 || !field || onlyCounts) return undefined;
  // Shares and scores do not add up.
  if (mark.of === 'sum' && !figure && sumOrMean(field).of !== 'sum') return undefined;
  cover(covered, mark);
  used.add(field.key);
  return { of: mark.of, field };
}

/** `Average time to hire`: what is to be averaged was said, and is no figure here; an average of the thing itself needs none. */
function saysElse({ asked, chosen }: Work, { to }: AggregateMark): boolean {
  const isThing = (at: number) =>
    chosen.some(({ target, from, to: end }) => target.kind === 'noun' && from <= at && at < end);
  const words = [to, to + 1, to + 2].filter((at) => asked.content.includes(at));
  return words.length === 0 || !isThing(words[0]!) || words.some((at) => at === words[0]! + 1 && !isLimit(chosen, at));
}
/** A name, a state or a thing behind what is averaged. */
const isLimit = (chosen: Work['chosen'], at: number): boolean =>
  chosen.some(
    ({ target, from, to, weight }) =>
      from <= at &&
      at < to &&
      (target.kind === 'noun' || target.kind === 'where' || (target.kind === 'value' && weight >= 0.8)),
  );

function share(
  work: Work,
  mark: AggregateMark,
  linked: readonly LinkedField[],
  figure: SourceField | undefined,
): Aggregate | undefined {
  const told = linked.some(({ field }) => field.unit === 'percent' || field.unit === 'share');
  const pair = told ? undefined : pairOf(work.source, linked);
  if (!pair) {
    if (figure && told) for (const one of work.asked.marks) if (one.kind === 'aggregate') cover(work.covered, one);
    return undefined;
  }
  for (const one of work.asked.marks) if (one.kind === 'aggregate') cover(work.covered, one);
  return ofPair(work, 'ratio', pair[1], pair[0]);
}

/** Rows are counted where their noun is, unless a field of theirs counts what was asked for. */
function counting({ asked, source, chosen, used }: Work, linked: readonly LinkedField[]): Aggregate | undefined {
  if (asked.intent !== 'count' || source.lists.length === 0) return undefined;
  const listed = linked.find(({ field }) => (isNumber(field) || field.kind === 'list') && !used.has(field.key));
  const after = asked.intentAt?.to ?? 0;
  const noun = chosen.some(({ target, from }) => target.kind === 'noun' && from >= after && from <= after + 3);
  return !listed || (noun && listed.weight < 0.95) ? { of: 'count' } : undefined;
}

import { pairOf } from './pairs.js';
import type { Mark } from './quantities.js';
import { cover, firstOf, isNumber, type LinkedField, type Work } from './reading.js';
import type { SourceField } from './types.js';

type NumberMark = Extract<Mark, { kind: 'number' }>;

const units: readonly (readonly [RegExp, (field: SourceField) => boolean])[] = [
  [
    /percent|%/,
    ({ unit, path }) => unit === 'percent' || unit === 'share' || /readiness|percent|progress|score/i.test(path),
  ],
  [/day/, ({ unit, path }) => unit === 'days' || /days/i.test(path)],
  [/hour|hr/, ({ unit, path }) => unit === 'hours' || unit === 'minutes' || /hours/i.test(path)],
  [/min/, ({ unit, path }) => unit === 'minutes' || unit === 'hours' || /minutes/i.test(path)],
];
/** What one of what was said is of what the field counts: an hour is sixty minutes. */
const timesOf = (said: string | undefined, unit: SourceField['unit']): number =>
  unit === 'minutes' && /hour|hr/.test(said ?? '') ? 60 : unit === 'hours' && /min/.test(said ?? '') ? 1 / 60 : 1;
const fitsUnit = (field: SourceField, { money, unit }: NumberMark): boolean =>
  money ? field.kind === 'money' : (units.find(([pattern]) => pattern.test(unit ?? ''))?.[1](field) ?? true);

const SHORT = /^(?:short|missing|lacking|below|behind|late|overdue)$/;
/** The field a number is about: the nearest one that was named, else the only one it can be. */
function fieldOf(
  { asked, source }: Work,
  mark: NumberMark,
  linked: readonly LinkedField[],
): { field: SourceField | undefined; named: boolean } {
  const fits = (field: SourceField) => isNumber(field) && fitsUnit(field, mark);
  // `2 seats short`: the word behind the thing says what of it is counted.
  const behind = linked.find(
    ({ field, at }) => fits(field) && SHORT.test(asked.words[at]!.lower) && at >= mark.to && at <= mark.to + 2,
  );
  if (behind) return { field: behind.field, named: true };
  const near = linked
    .filter(({ field }) => fits(field))
    .toSorted((a, b) => Math.abs(a.at - mark.from) - Math.abs(b.at - mark.from))[0];
  if (near) return { field: near.field, named: Math.abs(near.at - mark.from) <= 2 };
  const lone = source.fields.filter((field) => field.depth === 0 && fits(field));
  const large = mark.unit !== undefined || mark.money || (mark.compare !== undefined && mark.value > 1_000);
  const field = large
    ? firstOf(
        lone,
        ({ kind }) => kind === 'money',
        () => true,
      )
    : lone.length === 1
      ? lone[0]
      : undefined;
  return { field, named: false };
}

/** Turns a number into a filter; false where no field is bounded by it. */
export function numberFilter(work: Work, mark: NumberMark, linked: readonly LinkedField[]): boolean {
  if (work.source.lists.length === 0) return false;
  const { field, named } = fieldOf(work, mark, linked);
  if (!field || (!mark.compare && !named)) return false;
  const scale = field.kind === 'money' ? 100 : field.unit === 'share' ? 0.01 : timesOf(mark.unit, field.unit);
  work.filters.push({
    field,
    test: { kind: 'compare', op: mark.compare ?? '=', value: mark.value * scale },
    not: false,
  });
  work.used.add(field.key);
  cover(work.covered, mark);
  return true;
}

/** Rows in which one figure lies below or above another one: `below their target`. */
export function pairFilter({ asked, source, covered, filters, used }: Work, linked: readonly LinkedField[]): void {
  const goal = String.raw`(?:\w+ ){0,2}(?:targets?|plan|planned|required|quota|goal|needed)\b`;
  const more = new RegExp(
    String.raw`\b(?:(below|under|short of|behind)|(above|over|beyond|exceeds?)) ${goal}|\b(?:(fewer|less)|(more)) (?:\w+ )?than ${goal}`,
    'i',
  ).exec(asked.text);
  if (!more || source.lists.length === 0 || filters.some(({ test }) => test.kind === 'compare')) return;
  const pair = pairOf(source, linked);
  if (!pair) return;
  const below = (more[1] ?? more[3]) !== undefined;
  // Rows that tell the gap themselves say what is missing.
  const gap = source.fields.find(({ path, depth }) => path === 'gap' && depth === 0);
  if (gap) filters.push({ field: gap, test: { kind: 'compare', op: below ? '>' : '<', value: 0 }, not: false });
  else filters.push({ field: pair[1], test: { kind: 'fields', op: below ? '<' : '>', other: pair[0] }, not: false });
  pair.forEach(({ key }) => used.add(key));
  asked.words.forEach(({ stem, start }, at) => {
    if (start >= more.index && start < more.index + more[0].length) cover(covered, { from: at, to: at + 1 }, 0.8);
    if (pair.some(({ label, path }) => `${label} ${path}`.toLowerCase().includes(stem)))
      cover(covered, { from: at, to: at + 1 }, 0.8);
  });
}

const HAVE = /^(?:have|has|having|with|got)$/;
/** `Newcomers with overdue tasks`: a thing that has some of what a figure counts. */
export function figureFilter({ asked, chosen, filters, used, covered }: Work, linked: readonly LinkedField[]): void {
  const noun = chosen.find(({ target, weight }) => target.kind === 'noun' && weight >= 0.6);
  const named = chosen.some(({ target }) => target.kind === 'value' && target.exact);
  if (!noun || named || asked.marks.some(({ kind }) => kind === 'order' || kind === 'aggregate')) return;
  for (const { field, at } of linked) {
    if (field.unit !== 'count' || field.depth > 0 || used.has(field.key) || at < noun.to) continue;
    const have = asked.words.findLastIndex(({ lower }, index) => index >= noun.to && index < at && HAVE.test(lower));
    if (have < 0 || /^(?:the|their|its)$/.test(asked.words[have + 1]!.lower)) continue;
    filters.push({ field, test: { kind: 'compare', op: '>', value: 0 }, not: false });
    used.add(field.key);
    cover(covered, { from: have, to: have + 1 });
  }
}

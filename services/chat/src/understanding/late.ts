import { addDays } from '@talent-os/service-kit/calendar';
import { openOnes } from './day-filters.js';
import { cover, isDate, isNumber, mainDate, type Filter, type LinkedField, type Work } from './reading.js';
import type { Link, SourceField } from './types.js';

const LATE = /^(?:late|overdue|behind|delayed)$/;
/** What is counted of a thing may say what is the matter with it. */
const COUNTED = /^(?:blocked|stuck|uncovered|understaffed|vacant|short|missing)$/;
const EXPIRED = /^(?:expired|lapsed)$/;
const IS = /^(?:is|are|was|were|that|which|still|already|running|have|has)$/;

/** `Tasks that are late`, `newcomers behind`: rows whose day is over, or that count something late, where no state of theirs says so. */
export function lateFilter(work: Work, linked: readonly LinkedField[]): void {
  const { asked, source, chosen } = work;
  if (source.lists.length === 0 || isOfOne(chosen) || asked.marks.some(({ kind }) => kind !== 'aggregate')) return;
  asked.words.forEach(({ lower }, at) => {
    if (!SAYS.some((pattern) => pattern.test(lower)) || isSaid(chosen, at)) return;
    const count = linked.find((one) => one.at === at && one.field.unit === 'count' && isNumber(one.field))?.field;
    if (count) counted(work, count, at);
    else if (!COUNTED.test(lower)) dated(work, at);
  });
}
const SAYS = [LATE, EXPIRED, COUNTED];

function counted(work: Work, field: SourceField, at: number): void {
  if (!isPredicate(work, at)) return;
  work.filters.push({ field, test: { kind: 'compare', op: '>', value: 0 }, not: false });
  work.used.add(field.key);
  cover(work.covered, { from: at, to: at + 1 });
}

function dated(work: Work, at: number): void {
  const { asked, filters, used, covered } = work;
  const isLate = LATE.test(asked.words[at]!.lower);
  const day = dayOf(work, isLate ? /due|deadline/i : /expir/i);
  const open = isLate ? unfinished(work) : [];
  if (!day || !open || used.has(day.key)) return;
  const until = addDays(asked.today, -1);
  filters.push(...open, { field: day, test: { kind: 'days', until }, not: false });
  used.add(day.key);
  cover(covered, { from: at, to: at + 1 }, WORKED_OUT);
}

/** A field that says so itself is liked better. */
const WORKED_OUT = 0.75;

/** What is done is late no more: the rows that are open, or have no day on which they were done; nothing where neither is known. */
function unfinished({ source, filters }: Work): Filter[] | undefined {
  const open = openOnes(source, filters);
  const done = source.fields.find(({ depth, path }) => depth === 0 && path === 'doneAt');
  if (open || !done) return open;
  return [{ field: done, test: { kind: 'absent' }, not: false }];
}

/** Who asks whether one thing is late is told how late it is. */
const isOfOne = (chosen: readonly Link[]): boolean =>
  chosen.some(({ target }) => target.kind === 'value' && target.exact === true && target.field.kind !== 'choice');

/** A state or a switch that is called so limits the rows already. */
const isSaid = (chosen: readonly Link[], word: number): boolean =>
  chosen.some(
    ({ from, to, target, weight }) =>
      from <= word &&
      word < to &&
      (target.kind === 'where' ||
        (target.kind === 'value' && weight >= 0.6) ||
        (target.kind === 'field' && target.field.kind === 'boolean' && weight >= 0.6)),
  );

/** It says something of the thing: it stands behind a verb, or right before or behind the thing. */
function isPredicate({ asked: { words }, chosen }: Work, at: number): boolean {
  const isThing = (word: number) =>
    chosen.some(
      ({ target, weight, from, to }) => target.kind === 'noun' && weight >= 0.84 && from <= word && word < to,
    );
  return IS.test(words[at - 1]?.lower ?? '') || isThing(at - 1) || isThing(at + 1);
}

function dayOf({ source }: Work, called: RegExp): SourceField | undefined {
  const main = mainDate(source);
  return main && called.test(main.path)
    ? main
    : source.fields.find((field) => field.depth === 0 && isDate(field) && called.test(field.path));
}

import {
  cover,
  isDate,
  isNumber,
  mainDate,
  mainFigure,
  type Figure,
  type Filter,
  type LinkedField,
  type Parts,
  type Work,
} from './reading.js';
import type { Mark } from './quantities.js';
import type { Link, Source, SourceField } from './types.js';

const AGAINST = /^(?:than|versus|vs|compare[ds]?|comparing|comparison|difference|against)$/;
const SPAN = /^(?:between|gap)$/;
const SIZED = /^(?:more|fewer|less|better|worse|most|fewest|least)$/;
const SETS_APART: readonly Mark['kind'][] = ['contrast', 'aggregate', 'order'];
type ValueLink = Link & { readonly target: Extract<Link['target'], { kind: 'value' }> };

/** Things, values or days that are set against each other: `is A bigger than B`, `more high or more low ones`. */
export function contrasted(
  work: Work,
  linked: readonly LinkedField[],
  denied: ReadonlySet<Link>,
): { readonly parts: Parts; readonly taken: ReadonlySet<Link> } | undefined {
  const { source } = work;
  const words = contrastWords(work);
  if (source.lists.length === 0 || !words) return undefined;
  const named = namedSides(work, denied);
  const sides = named?.only ?? spanSides(work, linked);
  const figure = sides && figureOf(work, linked, sides[0]!.field);
  if (!sides || !figure) return undefined;
  for (const at of words) cover(work.covered, { from: at, to: at + 1 });
  for (const mark of work.asked.marks) if (SETS_APART.includes(mark.kind)) cover(work.covered, mark);
  work.used.add(sides[0]!.field.key);
  if (figure.of !== 'count') work.used.add(figure.field.key);
  const parts = { by: sides[0]!.field, only: sides, figure, claims: claimOf(work) };
  return { parts, taken: named?.taken ?? new Set() };
}

/** `Is A bigger than B` claims something, `which is bigger` does not. */
function claimOf({ asked: { intent, marks, words } }: Work): Parts['claims'] {
  if (intent !== 'whether' || !words.some(({ lower }) => lower === 'than')) return undefined;
  const less = marks.some((mark) => mark.kind === 'contrast' && mark.order.dir === 'asc');
  return less || words.some(({ lower }) => /^(?:fewer|less)$/.test(lower)) ? 'less' : 'more';
}

/** Words that set one thing against another; none of them belongs to a number, as in `more than ten`. */
function contrastWords({ asked: { words, marks } }: Work): readonly number[] | undefined {
  const inNumber = (at: number) => marks.some(({ kind, from, to }) => kind === 'number' && from <= at && at < to);
  const said = (pattern: RegExp) =>
    words.flatMap(({ lower }, at) => (pattern.test(lower) && !inNumber(at) ? [at] : []));
  const [against, sized] = [said(AGAINST), said(SIZED)];
  const ordered = sized.length > 0 || marks.some(({ kind }) => kind === 'contrast' || kind === 'order');
  const either = ordered && words.some(({ lower }) => lower === 'or');
  return against.length > 0 || either ? [...against, ...sized, ...said(SPAN)] : undefined;
}

/** Two or more values of one field, each said by itself. */
function namedSides({ asked, chosen }: Work, denied: ReadonlySet<Link>) {
  const values = chosen.filter((link): link is ValueLink => link.target.kind === 'value' && !denied.has(link));
  for (const { target: first } of values) {
    const same = values.filter(({ target }) => target.field.key === first.field.key);
    if (first.field.kind === 'boolean') continue;
    const groups = Map.groupBy(same, ({ target }) => JSON.stringify(target.value));
    if (groups.size < 2) continue;
    const only = [...groups.values()].map((links): Filter => ({
      field: first.field,
      test: { kind: 'in', values: [links[0]!.target.value].flat() },
      not: false,
      said: links
        .map(({ from, to }) =>
          asked.words
            .slice(from, to)
            .map(({ text }) => text)
            .join(' '),
        )
        .join(' '),
    }));
    return { only, taken: new Set<Link>(same) };
  }
  return undefined;
}

/** Two spans of days, of the field that was named or the one rows are dated by. */
function spanSides({ asked, source, chosen, covered }: Work, linked: readonly LinkedField[]): Filter[] | undefined {
  const spans = asked.days.filter(
    ({ firstWord, afterWord }) =>
      !chosen.some(
        ({ from, to, target }) =>
          target.kind === 'field' && !isDate(target.field) && from < afterWord && to > firstWord,
      ),
  );
  const field = linked.map((one) => one.field).find(isDate) ?? mainDate(source);
  if (spans.length !== 2 || !field) return undefined;
  for (const { firstWord, afterWord } of spans) cover(covered, { from: firstWord, to: afterWord });
  return spans.map(({ from, until, said }) => ({
    field,
    test: { kind: 'days', ...(from && { from }), ...(until && { until }) },
    not: false,
    said,
  }));
}

/** What is added up where several rows belong to one part; a share or a score has a mean instead. */
export const sumOrMean = (field: SourceField): Figure =>
  field.kind === 'money' || ['count', 'hours', 'minutes', 'minor units'].includes(field.unit ?? '')
    ? { of: 'sum', field }
    : { of: 'mean', field };

/** `Did I focus more`: of what lasts, how long it did, unless they are counted. */
const lasts = ({ unit }: SourceField): boolean => unit === 'minutes' || unit === 'hours';

/** How long something lasted; and of rows that are called by it there is one of each. */
const isRatherSummed = (
  source: Source,
  { intent }: Work['asked'],
  by: SourceField,
  main: SourceField | undefined,
): boolean => by.path === source.noun?.name || (main !== undefined && intent !== 'count' && isDate(by) && lasts(main));

function figureOf(
  { asked, source, chosen, used }: Work,
  linked: readonly LinkedField[],
  by: SourceField,
): Figure | undefined {
  const field = linked.map((one) => one.field).find((one) => isNumber(one) && !used.has(one.key) && one.key !== by.key);
  const mean = asked.marks.some((mark) => mark.kind === 'aggregate' && mark.of === 'mean');
  if (field) return mean ? { of: 'mean', field } : sumOrMean(field);
  const noun = chosen.some(({ target, weight }) => target.kind === 'noun' && weight >= 0.84);
  const states = by.kind === 'choice' || isDate(by);
  const main = mainFigure(source);
  if (isRatherSummed(source, asked, by, main)) return main && sumOrMean(main);
  if (states && (noun || source.noun !== undefined)) return { of: 'count' };
  const sized = asked.marks.some(
    (mark) => (mark.kind === 'contrast' || mark.kind === 'order') && mark.order.about === 'size',
  );
  return sized && main ? sumOrMean(main) : undefined;
}

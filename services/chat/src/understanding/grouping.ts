import { sumOrMean } from './contrast.js';
import { cover, isCoveredBy, isNumber, type Figure, type LinkedField, type Parts, type Work } from './reading.js';
import type { Link, SourceField } from './types.js';

const EACH = /^(?:per|each|every)$/;
const GROUPS: readonly SourceField['kind'][] = ['choice', 'person', 'place', 'text', 'boolean'];
type FieldLink = Link & { readonly target: Extract<Link['target'], { kind: 'field' }> };
const isField = (link: Link): link is FieldLink => link.target.kind === 'field';

/** Rows counted or added up by a field: `per stage`, `for each department`, `which owner has the most deals`. */
export function grouped(work: Work, linked: readonly LinkedField[]): Parts | undefined {
  if (work.source.lists.length === 0) return undefined;
  return byEach(work, linked) ?? byMost(work, linked);
}

function byEach(work: Work, linked: readonly LinkedField[]): Parts | undefined {
  const { asked, chosen, covered } = work;
  const figures =
    asked.intent === 'count' || asked.intent === 'amount' || asked.marks.some(({ kind }) => kind === 'aggregate');
  const at = asked.words.findIndex(({ lower }, index) => {
    const splits =
      EACH.test(lower) || (lower === 'by' && (figures || SPLIT.test(asked.text) || isLast(work, index + 1)));
    return splits && groupAt(chosen, index + 1) !== undefined;
  });
  if (at < 0) return undefined;
  const by = groupAt(chosen, at + 1)!.target.field;
  cover(covered, { from: at, to: at + 1 });
  for (const [index, { lower }] of asked.words.entries())
    if (SPLIT.test(lower)) cover(covered, { from: index, to: index + 1 });
  return partsOf(work, linked, by);
}

/** `Seats by department`: a fragment that ends with what it is split by. */
const isLast = ({ asked, chosen }: Work, at: number): boolean =>
  asked.intent === 'value' && groupAt(chosen, at)?.to === asked.words.length;

const SPLIT = /\b(?:split|grouped|broken|breakdown|distribution|distributed)\b/i;
/** A field to put rows together by, at a word or behind an article. */
const groupAt = (chosen: readonly Link[], at: number): FieldLink | undefined =>
  chosen.find(
    (link): link is FieldLink =>
      isField(link) && (link.from === at || link.from === at + 1) && GROUPS.includes(link.target.field.kind),
  );

/** `Who has the most open deals`: an order of a noun is one of how many there are. */
function byMost(work: Work, linked: readonly LinkedField[]): Parts | undefined {
  const { asked, chosen, covered, source } = work;
  const mark = asked.marks.find((one) => one.kind === 'order' && /^(?:most|fewest|least)$/.test(one.word));
  if (mark?.kind !== 'order' || isCoveredBy(chosen.filter(isField), mark)) return undefined;
  const noun = chosen.find(({ target, from }) => target.kind === 'noun' && from >= mark.to && from <= mark.to + 2);
  const before = chosen
    .filter(isField)
    .find(({ from, target }) => from < mark.from && GROUPS.includes(target.field.kind));
  if (!(isOfParts(work, before) ? noun || hasFigure(work, linked) : noun && !hasNumber(linked))) return undefined;
  const person =
    asked.intent === 'who' ? source.fields.find(({ kind, depth }) => kind === 'person' && depth === 0) : undefined;
  const by = before?.target.field ?? person;
  if (!by) return undefined;
  cover(covered, mark);
  return { ...partsOf(work, linked, by), end: mark.word === 'most' ? 'most' : 'least' };
}

/** `Which account brings the most money`: the parts are of what was asked for, where that is not the row itself. */
const isOfParts = ({ asked: { intent }, source }: Work, before: FieldLink | undefined): boolean =>
  before !== undefined && intent === 'which' && before.target.field.path !== source.noun?.name;
const hasNumber = (linked: readonly LinkedField[]): boolean => linked.some(({ field }) => isNumber(field));
/** Something to add up, or rows that were told apart and can be counted. */
const hasFigure = ({ filters }: Work, linked: readonly LinkedField[]): boolean =>
  hasNumber(linked) || filters.length > 0;

function partsOf({ asked, covered, used }: Work, linked: readonly LinkedField[], by: SourceField): Parts {
  const field = linked.map((one) => one.field).find((one) => isNumber(one) && one.key !== by.key && !used.has(one.key));
  const mark = asked.marks.find((one) => one.kind === 'aggregate');
  const figure: Figure = !field
    ? { of: 'count' }
    : mark?.kind === 'aggregate' && mark.of === 'mean'
      ? { of: 'mean', field }
      : sumOrMean(field);
  if (mark && figure.of !== 'count') cover(covered, mark);
  used.add(by.key);
  if (field) used.add(field.key);
  return { by, figure };
}

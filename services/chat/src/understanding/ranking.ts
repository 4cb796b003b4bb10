import type { Mark } from './quantities.js';
import {
  cover,
  firstOf,
  isCoveredBy,
  isDate,
  isNumber,
  mainDate,
  mainFigure,
  named,
  type LinkedField,
  type Reading,
  type Work,
} from './reading.js';
import type { SourceField } from './types.js';

type OrderMark = Extract<Mark, { kind: 'order' }>;
type Limit = { readonly count: number | undefined; readonly marks: ReadonlySet<Mark> };

/** How many rows an order is to leave: a number beside it, or one where the noun stands in the singular. */
export function rankLimit(work: Work): Limit | undefined {
  const { asked, covered, chosen } = work;
  const order = asked.marks.find((mark) => mark.kind === 'order' && !isCoveredBy(chosen, mark));
  if (order?.kind !== 'order') return undefined;
  const number = asked.marks.find((mark) => mark.kind === 'number' && counts(work, mark, order));
  if (number?.kind === 'number') {
    cover(covered, number);
    return { count: number.value, marks: new Set([number]) };
  }
  return { count: sorts(work, order) || isPlural(work, order) ? undefined : 1, marks: new Set() };
}

/** A bare number beside the order or before the noun: `three biggest`, `the three deals with the highest amount`. */
function counts({ chosen }: Work, mark: Extract<Mark, { kind: 'number' }>, order: OrderMark): boolean {
  const nouns = chosen.filter(({ target }) => target.kind === 'noun').map(({ from }) => from);
  if (mark.compare || mark.money || (mark.unit && !nouns.includes(mark.to - 1))) return false;
  return (
    mark.to === order.from || mark.from === order.to || nouns.some((from) => from >= mark.to - 1 && from <= mark.to + 1)
  );
}

/** `Soonest first` puts rows in an order, and leaves none out. */
const sorts = ({ asked }: Work, order: OrderMark): boolean =>
  asked.marks.some((mark) => mark.kind === 'order' && mark.word === 'first' && mark.from === order.to) ||
  (order.word === 'first' && order.to === asked.words.length);

const isPlural = ({ asked, chosen }: Work, order: OrderMark): boolean =>
  asked.intent !== 'which' &&
  asked.words[order.to] !== undefined &&
  asked.words
    .slice(order.to, order.to + 3)
    .some(
      ({ lower }) =>
        /[^s]s$/.test(lower) &&
        chosen.some(({ from, target }) => asked.words[from]!.lower === lower && target.kind === 'noun'),
    );

/** The field an order is by: the one that was named, else the one rows are dated or ranked by. */
function orderField(
  { source, filters }: Work,
  { order, word }: OrderMark,
  linked: readonly LinkedField[],
): SourceField | undefined {
  const fields = linked.map(({ field }) => field);
  const number = fields.find(isNumber);
  const date = fields.find(isDate);
  if (order.about === 'time')
    return date ?? (word !== 'next' && word !== 'last' ? number : undefined) ?? mainDate(source);
  if (word === 'longest' || word === 'shortest') return number ?? lasting({ source, filters }, date);
  // The best are not the most.
  if (/^(?:best|worst|strongest|weakest)$/.test(word) && number?.unit === 'count') return undefined;
  return number ?? (date && word === 'most' ? undefined : mainFigure(source));
}

/** How long something lasts, or, where nothing tells it, since when it has been as was said: what is open longest began first. */
const lasting = ({ source, filters }: Pick<Work, 'source' | 'filters'>, date: SourceField | undefined) =>
  firstOf(source.fields, ({ unit }) => unit === 'minutes' || unit === 'days', named(/days/i)) ??
  date ??
  (filters.length > 0 ? source.fields.find((field) => isDate(field) && BEGAN.test(field.path)) : undefined);
const BEGAN = /^(?:reported|opened|submitted|applied|created|started)/i;

/** `Biggest department`: what stands in rows is no row, and nothing says by what it is big. */
const ranksParts = ({ chosen }: Work, { to, order }: OrderMark): boolean =>
  order.about === 'size' &&
  chosen.some(
    ({ target, from }) =>
      from === to && (target.kind === 'context' || (target.kind === 'field' && PARTS.includes(target.field.kind))),
  );
const PARTS: readonly SourceField['kind'][] = ['text', 'person', 'place'];

/** What is worse the more there is of it. */
const BAD = /cvss|severity|risk|gap|missing|late|overdue|blocked|affected|lost|days/i;
/** What lasts longest began first, what lasts shortest last; the worst has the most of what is bad. */
function directionOf({ word, order }: OrderMark, field: SourceField): 'asc' | 'desc' {
  if (isDate(field) && (word === 'longest' || word === 'shortest')) return word === 'longest' ? 'asc' : 'desc';
  return word === 'worst' && BAD.test(field.path) ? 'desc' : order.dir;
}

type Ordering = {
  readonly order?: Reading['order'];
  readonly ahead?: SourceField | undefined;
  readonly ends?: boolean;
  readonly lost: number;
};
/** The order rows are wanted in, and how many words for one found no field. */
export function ordering(work: Work, linked: readonly LinkedField[]): Ordering {
  const { asked, source, covered, chosen } = work;
  const said = chosen.filter(({ target }) => target.kind === 'field' || target.kind === 'value');
  const marks = asked.marks.filter(
    (mark): mark is OrderMark =>
      mark.kind === 'order' && !isCoveredBy(said, mark) && !(mark.word === 'last' && covered.has(mark.from)),
  );
  if (source.lists.length === 0)
    return { lost: marks.filter(({ order, word }) => !order.ahead && word !== 'last').length };
  for (const mark of marks) cover(covered, mark);
  const [first] = marks;
  if (!first) return { lost: 0 };
  const field = orderField(work, first, linked);
  if (!field || ranksParts(work, first)) return { lost: 1 };
  const dir = directionOf(first, field);
  const ahead = marks.some(({ order }) => order.ahead) && isDate(field) ? field : undefined;
  // `The most and the fewest`: both ends of one order.
  const ends = marks.some(({ order }) => order.about === first.order.about && order.dir !== first.order.dir);
  if (ends)
    asked.words.forEach(({ lower }, at) => {
      if (/^(?:more|less|than|difference|between|gap)$/.test(lower)) cover(covered, { from: at, to: at + 1 });
    });
  return { order: { field, dir }, ahead, ends, lost: 0 };
}

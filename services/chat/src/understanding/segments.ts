import type { AnalysedQuestion } from './asked.js';
import type { Link, SourceField } from './types.js';
import { keyOf } from './words.js';

/** A value that stands in somebody's data says more than a word that only might mean something. */
const LIKED = { value: 0.1, where: 0.1, field: 0, noun: 0.02, context: -0.2 } as const;

const isDay = ({ kind }: SourceField) => kind === 'date' || kind === 'instant' || kind === 'clock';
const isFigure = ({ kind }: SourceField) => kind === 'number' || kind === 'money';
const counted = (field: SourceField): number =>
  isFigure(field) || field.kind === 'list' ? 0.1 : isDay(field) ? -0.1 : 0;
const nobody = (field: SourceField) => isDay(field) || isFigure(field) || field.kind === 'boolean';

/** Whether a field can be what is asked for: a day is nobody, a name is no number. */
const suits: Partial<Record<AnalysedQuestion['intent'], (field: SourceField) => number>> = {
  who: (field) => (nobody(field) ? -0.3 : field.kind === 'person' ? 0.1 : 0),
  when: (field) => (isDay(field) ? 0.15 : isFigure(field) ? -0.05 : 0),
  where: ({ kind }) => (kind === 'place' ? 0.15 : 0),
  why: ({ path }) => (/reason|rationale/i.test(path) ? 0.2 : 0),
  count: counted,
  amount: counted,
  duration: counted,
};

/** How much of a question speaks for each field. */
function strengthOf(links: readonly Link[], length: number): ReadonlyMap<string, number> {
  const strength = new Map<string, number>();
  for (let at = 0; at < length; at += 1) {
    const best = new Map<string, number>();
    for (const { from, to, weight, target } of links)
      if (target.kind === 'field' && from <= at && at < to)
        best.set(target.field.key, Math.max(best.get(target.field.key) ?? 0, weight));
    for (const [key, weight] of best) strength.set(key, (strength.get(key) ?? 0) + weight);
  }
  return strength;
}

/** More words together are no accident. */
const LONGER = 0.15;

type Around = {
  /** Words that are the name of a field. */
  readonly fields: readonly Link[];
  readonly next: string | undefined;
  /** The thing itself comes next. */
  readonly isBeforeThing: boolean;
  /** The word is the thing itself. */
  readonly isRow: boolean;
};
/** A name in the data is liked; a word that is a field's own name is the field: `score` is no state of being scored. */
function valueGain({ from, to, target }: Link, { fields, next, isBeforeThing, isRow }: Around): number {
  if (target.kind !== 'value') return 0;
  if (target.exact) return 0.22;
  const isChoice = target.field.kind === 'choice';
  // `State contained`, `the interview stage`: beside the name of its field a word is the value.
  if (fields.some((one) => one.to === from && one.target.kind === 'field' && one.target.field.key === target.field.key))
    return 0.35;
  // `Candidates` are candidates, not what waits for the candidate.
  if (isRow) return -0.3;
  if (isChoice && next !== undefined && keyOf(target.field.label).split(' ').includes(next)) return 0.35;
  // `Open positions`: right before the thing a word says which of them.
  if (isChoice && isBeforeThing) return 0.25;
  return fields.some((one) => one.from === from && one.to === to && one.weight >= 0.95) ? -0.12 : 0;
}

/** A word that is the thing itself is no text of it. */
const rowGain = (target: Link['target']): number =>
  target.kind === 'noun' ? 0.1 : target.kind === 'field' && target.field.kind === 'text' ? -0.3 : 0;

/** The links that together account for most of a question, none over another. */
export function bestSegments({ words, days, marks, intent }: AnalysedQuestion, links: readonly Link[]): Link[] {
  const strength = strengthOf(links, words.length);
  const fields = links.filter((one) => one.target.kind === 'field' && one.weight >= 0.9);
  // What a row is called by often goes by the name of the row: that word is the row.
  const rows = new Set(
    links
      .filter(({ target, weight }) => target.kind === 'noun' && weight >= 0.95)
      .map(({ from, to }) => `${from} ${to}`),
  );
  const things = new Set(
    links.filter(({ target, weight }) => target.kind === 'noun' && weight >= 0.9).map(({ from }) => from),
  );
  const inMark = (at: number) =>
    marks.some((mark) => mark.from <= at && at < mark.to) ||
    days.some(({ firstWord, afterWord }) => firstWord <= at && at < afterWord);
  const marked = ({ from, to }: Link) => words.slice(from, to).filter((_, at) => inMark(from + at)).length;
  const gain = (link: Link): number => {
    const { from, to, weight, target } = link;
    const length = to - from;
    const isRow = rows.has(`${from} ${to}`);
    if (target.kind === 'value') {
      const around = { fields, next: words[to]?.stem, isBeforeThing: things.has(to), isRow };
      return (weight + LIKED.value + valueGain(link, around)) * length + LONGER * (length - 1);
    }
    const together =
      target.kind === 'field' ? Math.min(0.3, 0.12 * ((strength.get(target.field.key) ?? 0) - weight)) : 0;
    const fits = target.kind === 'field' ? (suits[intent]?.(target.field) ?? 0) : 0;
    const row = isRow ? rowGain(target) : 0;
    // A word that orders or counts is only read as a part of a name where more of that name is said.
    const bare = target.kind !== 'where' && (together < 0.08 || weight < 0.75);
    const lonely = bare && marked(link) === length ? 1 : 0;
    return (weight + LIKED[target.kind] + together + fits + row - lonely) * length + LONGER * (length - 1);
  };
  type Best = { readonly score: number; readonly link?: Link; readonly before?: Best };
  const best: Best[] = [{ score: 0 }];
  const byEnd = Map.groupBy(links, ({ to }) => to);
  for (let to = 1; to <= words.length; to += 1) {
    let top = best[to - 1]!;
    for (const link of byEnd.get(to) ?? []) {
      const [before, more] = [best[link.from]!, gain(link)];
      if (more > 0 && before.score + more > top.score) top = { score: before.score + more, link, before };
    }
    best.push(top);
  }
  const chosen: Link[] = [];
  for (let at: Best | undefined = best[words.length]; at?.link; at = at.before) chosen.unshift(at.link);
  return chosen;
}

import type { AnalysedQuestion } from '../asked.js';
import { isFunction } from '../thesaurus.js';
import { quotesIn } from '../words.js';

const COLON = /:\s+(?=\S)/;
const REASON = /\b(?:because|since|saying(?: that)?|that|so that)\s+(?=\S+\s+\S+)/i;
const COMMA = /,\s+(?=\S+)/;
const EDGES =
  /^(?:(?:to|that|for|on|the|a|an|by|with|of|and|in|my|me|is|as|more|another|new|extra|additional|:|,|-|–|please)\s+)+|(?:\s+(?:for|on|by|the|a|an|to|please|pls|thanks|with|at|and|in|as|of|prio|priority|due))+$|[\s,.!:;–-]+$/gi;

/**
 * What somebody writes down: behind a colon, in quotes, behind a word that begins a reason; for a `name`, and where nothing
 * of that stands there, what is left of the message when the order, its things and its days are taken out.
 */
export function messageIn(
  text: string,
  asked: AnalysedQuestion,
  used: ReadonlySet<number>,
  kind: 'name' | 'message',
  about: ReadonlySet<number> = new Set(),
  order: ReadonlySet<number> = new Set(),
): string | undefined {
  const taken = (from: number, to: number) =>
    asked.words.some(({ start, end }, at) => used.has(at) && start >= from && end <= to);
  const quote = quotesIn(asked.text).find(([from, to]) => !taken(from, to));
  if (quote) return asked.text.slice(quote[0] + 1, quote[1] - 1).trim() || undefined;
  const behind =
    (kind === 'name' ? behindOf(text, COLON)?.split(COMMA)[0] : behindOf(text, COLON)) ??
    (kind === 'message'
      ? (besideOrder(asked, order) ?? behindOf(text, REASON) ?? behindComma(text, asked, used))
      : capitalsIn(asked, used));
  return behind ?? leftOver(asked, used, kind, about);
}

function behindOf(text: string, mark: RegExp): string | undefined {
  const found = mark.exec(text);
  return found ? clean(text.slice(found.index + found[0].length)) : undefined;
}

/** Words that lead to a value. */
const LIMITS = /^(?:due|deadline|prio|priority|urgent)$/;

/** `I have the dentist on Friday, need to hand that shift back`: what stands before a clause that orders. */
function besideOrder(asked: AnalysedQuestion, order: ReadonlySet<number>): string | undefined {
  const [first = '', ...rest] = asked.text.split(COMMA);
  const verb = [...order].map((at) => asked.words[at]!.start).toSorted((one, other) => one - other)[0];
  const isBefore =
    rest.length > 0 && verb !== undefined && verb > first.length && /^(?:i|we|my|our|the)\b/i.test(first);
  return isBefore ? clean(first) : undefined;
}

const ORDERS = /^(?:can|could|please|mark|close|note|log|write|record|put|add|save|keep|tell|let)\b/i;
/** A sentence that only says what to do with what was said before: `write that down`. */
const ORDER_BEHIND = /[.?!]\s+(?:can|could|please|mark|close|note|log|write|record|put|add|save|keep)\b[^.?!]*[.?!]*$/i;
function behindComma(text: string, asked: AnalysedQuestion, used: ReadonlySet<number>): string | undefined {
  const [, ...rest] = text.split(COMMA);
  const isSpent = (part: string) => {
    const from = asked.text.indexOf(part);
    const inside = asked.content.filter(
      (at) => asked.words[at]!.start >= from && asked.words[at]!.end <= from + part.length,
    );
    return from >= 0 && inside.every((at) => used.has(at) || isDay(asked, at) || LIMITS.test(asked.words[at]!.lower));
  };
  const said = rest.filter((part) => !ORDERS.test(part) && !isSpent(part)).join(', ');
  return said === '' ? undefined : clean(said.replace(ORDER_BEHIND, ''));
}

const CAPITALS = /\b\p{Lu}[\p{L}&-]*(?: (?:and |of )?\p{Lu}[\p{L}&-]*)*/gu;
const isDay = ({ days }: AnalysedQuestion, at: number): boolean =>
  days.some(({ firstWord, afterWord }) => firstWord <= at && at < afterWord);

/** The longest name in capitals that is nothing else yet. */
const capitalsIn = (asked: AnalysedQuestion, used: ReadonlySet<number>): string | undefined =>
  [...asked.text.matchAll(CAPITALS)]
    .filter(({ index, 0: name }) => {
      const inside = asked.words.flatMap(({ start }, at) =>
        start >= index && start < index + name.length ? [at] : [],
      );
      return index > 0 && inside.every((at) => !used.has(at) && !isDay(asked, at));
    })
    .map(([name]) => name)
    .filter((name) => name !== 'I')
    .toSorted((a, b) => b.length - a.length)[0];

const PLACED = /\b(?:in|at|to)\s+(?:the\s+)?(\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*)*)/u;
/** Where something is to be: a name in capitals behind `in` or `at`. Its words are used up. */
export function placeIn(asked: AnalysedQuestion, used: Set<number>): string | undefined {
  const found = PLACED.exec(asked.text);
  if (!found) return undefined;
  const from = found.index + found[0].length - found[1]!.length;
  const inside = asked.words.flatMap(({ start }, at) => (start >= from && start < from + found[1]!.length ? [at] : []));
  if (inside.length === 0 || inside.some((at) => used.has(at) || isDay(asked, at))) return undefined;
  for (const at of inside) used.add(at);
  return found[1];
}

/** What is left when the order, its things, days and what it is about are taken out; of a name, its longest run of words. */
function leftOver(
  asked: AnalysedQuestion,
  used: ReadonlySet<number>,
  kind: 'name' | 'message',
  about: ReadonlySet<number>,
): string | undefined {
  const { words, marks } = asked;
  const isFigure = (at: number) => marks.some((mark) => mark.kind === 'number' && mark.from <= at && at < mark.to);
  const isSpent = (at: number) => used.has(at) || isDay(asked, at);
  const leads = words.findIndex(
    ({ lower }, at) => !isSpent(at) && !about.has(at) && !isFunction(lower) && !isFigure(at),
  );
  if (leads < 0) return undefined;
  const ends = endOf(words, about, (at) => isSpent(at) || isFunction(words[at]!.lower));
  const runs: string[][] = [[]];
  words.forEach((word, at) => {
    if (at < leads || at >= ends) return;
    if (!isSpent(at) && !(kind === 'name' && about.has(at))) runs.at(-1)!.push(word.text);
    else if (kind === 'name') runs.push([]);
  });
  const said = runs.map((run) => clean(run.join(' ')) ?? '').toSorted((one, other) => other.length - one.length)[0];
  return said && said.length > 2 && (words.length > 4 || kind === 'name') ? said : undefined;
}

/** Where what is said ends: `on my list` behind it says where it goes. `isLoose` words stand behind both. */
function endOf(words: AnalysedQuestion['words'], about: ReadonlySet<number>, isLoose: (at: number) => boolean): number {
  let last = words.length;
  while (last > 0 && isLoose(last - 1) && !about.has(last - 1)) last -= 1;
  let at = last;
  while (at > 0 && about.has(at - 1) && words[at - 1]!.lower !== 'my') at -= 1;
  const isPlace = at < last && words[at - 1]?.lower === 'my' && /^(?:on|onto|to|in)$/.test(words[at - 2]?.lower ?? '');
  return isPlace ? at - 2 : words.length;
}

const clean = (text: string): string | undefined => {
  let said = text.trim();
  for (let before = ''; before !== said;) {
    before = said;
    said = said.replaceAll(EDGES, '').trim();
  }
  return said === '' ? undefined : said;
};

import { isFunction } from './thesaurus.js';
import { marksIn, type Mark } from './quantities.js';
import { spansIn, type DaySpan } from './dates.js';
import { plain, wordsOf, type Word } from './words.js';

/** What an answer has to be. */
type Intent = 'count' | 'amount' | 'duration' | 'when' | 'who' | 'where' | 'why' | 'which' | 'whether' | 'value';

/** A question taken apart without knowing what can be asked: every stage after looks at this. */
export type AnalysedQuestion = {
  readonly text: string;
  readonly today: string;
  readonly words: readonly Word[];
  readonly intent: Intent;
  /** The words that say the intent, `to` excluded. */
  readonly intentAt: { readonly from: number; readonly to: number } | undefined;
  readonly days: readonly (DaySpan & { readonly firstWord: number; readonly afterWord: number })[];
  readonly marks: readonly Mark[];
  readonly mine: boolean;
  /** Which question of a conversation each word is from: a later one takes back what an earlier one said otherwise. */
  readonly turns: readonly number[];
  /** Words that something has to account for. */
  readonly content: readonly number[];
};

const intents: readonly (readonly [RegExp, Intent])[] = [
  [/\bhow (?:long|quickly|fast)\b/i, 'duration'],
  [/\bhow (?:many|often|manny)\b|\b(?:number|count) of\b/i, 'count'],
  [/\bhow much\b|\bwhat (?:percentage|percent|share)\b/i, 'amount'],
  [
    /\b(?:when|what time|(?:which|what|by which|the exact|exact) (?:day|date)|by when|until when|since when|how soon)\b/i,
    'when',
  ],
  [/\b(?:who|whom|whose|which (?:person|people|agency|colleague))\b/i, 'who'],
  [/\bwhere(?! (?:are|do) (?:we|i) (?:with|at|stand|on))\b/i, 'where'],
  [/\b(?:why|what (?:was|is) the reason|how come)\b/i, 'why'],
  [/\b(?:which|list|show|names only|what(?! (?:is|was|are|did|do|does)\b))\b/i, 'which'],
  [/\b(?:what|how|tell)\b/i, 'value'],
  [/(?:^|\u00A6 )(?:is|are|am|do|does|did|was|were|has|have|can|will|may|should)\b/i, 'whether'],
];

/** Everything before words such as these is about the person, not the question. */
const LEAD =
  /^.*\b(?:(?:could|can|would|will) you (?:please |kindly )?(?:tell|show|give|let) (?:me|us)(?: know)?|(?:i )?(?:need|want|would like|like) to know(?: real quick| quickly)?|i need one figure|please tell me|tell me|just wondering|is it possible to know|it is possible to know|do you know)\b[\s,:]*/i;

const COUNTED =
  /^(?:(?:two|three|a couple of|some) (?:things|questions)|one (?:thing|question|figure)|quick question|any idea)[\s:,]+/i;
/** The question itself, without what somebody tells before it. */
export function bare(text: string): string {
  const rest = text.replace(COUNTED, '').replace(LEAD, '').trim();
  return rest.split(/\s+/).length >= 3 ? rest : text;
}

/** Stands between a question and the one that leans on it. */
export const TURN = '\u00A6';
const TURNS = new RegExp(TURN, 'g');

const PREDICATES = /^(?:over|off|away|back)$/;
const BE = /^(?:is|are|was|were|am|be)$/;

export function askedOf(content: string, today: string): AnalysedQuestion {
  const text = bare(plain(content));
  const words = wordsOf(text);
  const indexAt = (offset: number) => words.findIndex(({ end }) => end > offset);
  const turnAt = (offset: number) => [...text.slice(0, offset).matchAll(TURNS)].length;
  const turns = words.map(({ start }) => turnAt(start));
  const spans = spansIn(text, today).map((span) => {
    const firstWord = indexAt(span.start);
    const last = words.findLastIndex(({ start }) => start < span.end);
    return { ...span, firstWord, afterWord: last + 1 };
  });
  const lastDated = Math.max(0, ...spans.map(({ start }) => turnAt(start)));
  const days = spans.filter(({ start }) => turnAt(start) === lastDated);
  const taken = new Set(
    spans.flatMap(({ firstWord, afterWord }) =>
      Array.from({ length: afterWord - firstWord }, (_, at) => firstWord + at),
    ),
  );
  const marks = marksIn(words, text, taken);
  const found = intents.flatMap(([pattern, intent]) => {
    const match = pattern.exec(text);
    return match
      ? [
          {
            intent,
            from: indexAt(match.index),
            to: words.findLastIndex(({ start }) => start < match.index + match[0].length) + 1,
          },
        ]
      : [];
  });
  const turnOf = ({ from }: { readonly from: number }) => turns[from] ?? 0;
  const first = found.toSorted((a, b) => turnOf(b) - turnOf(a) || a.from - b.from || b.to - a.to)[0];
  const marked = new Set(marks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const inIntent = (at: number) => first !== undefined && at >= first.from && at < first.to;
  // `Who is out`, `which are over`: behind a verb a small word is all that is said.
  const isSaid = (at: number) =>
    BE.test(words[at - 1]?.lower ?? '') &&
    (PREDICATES.test(words[at]!.lower) || (words[at]!.lower === 'out' && words[0]!.lower === 'who'));
  const isSmall = ({ stem, quoted, lower }: Word) => isFunction(lower) || (!quoted && isFunction(stem));
  const contentWords = words.flatMap((word, at) =>
    taken.has(at) || marked.has(at) || inIntent(at) || (isSmall(word) && !isSaid(at)) ? [] : [at],
  );
  return {
    text,
    today,
    words,
    intent: first?.intent ?? 'value',
    intentAt: first && { from: first.from, to: first.to },
    days,
    marks,
    turns,
    mine: /\b(?:my|mine|i|myself)\b|\b(?:for|to|by|of|with|from|offering) me\b/i.test(text),
    content: contentWords,
  };
}

import { allTools } from '../../tools/tool.js';
import { keyOf } from '../words.js';

/** How questions begin; `can I` may begin an order. */
export const QUESTION =
  /^(?:who|whom|whose|what|which|when|where|why|how|is|are|am|was|were|do|does|did|has|have|show|list|any|tell (?:me|us)|give me|find|explain|remind me (?:why|who|what|when|where|which|how))\b/i;
export const LEAD =
  /^(?:(?:please|ok|okay|so|hey|hi|hello|now|just|kindly|and|then|yes|also|only)[\s,]+|(?:can|could|may|would) (?:i|you|anyone|anybody|someone|somebody)(?: please| kindly)? |(?:how about|what about|why do not) you |(?:i|we) (?:have|need|want) to (?=\p{L}+ )|(?:have|need|want|got) to |i (?:would|want|need|wish)(?: like)?(?: to)? |let me |help me |go ahead and |would you mind )+/iu;

const ASKS = /\b(?:who|whom|whose|what|which|when|where|why|how)\b/i;
/** `I would like to do` asks nothing. */
const WISH = /^i (?:would like|want|need|wish)(?: to)? (?:do|have)\b/i;
const tells = (text: string): boolean =>
  !text.trim().endsWith('?') && !ASKS.test(text) && (WISH.test(text) || !QUESTION.test(text.replace(LEAD, '')));

/** Somebody speaks of themselves. */
const SELF = /^(?:(?:ok|so|hey|hi)[\s,]+)?(?:i|we)\b/i;

/** `Open deals`, `new hires`: the word says which of several things, not what is to become of one. */
const DESCRIBES =
  /^(?:new|open|complete|close|clear|present|live)\s+(?!this\b|his\b|hers\b|ours\b|yours\b)\w+[^s\W]s\b/i;

/** `Requests I turned down`, `offers still out`: several things are spoken of, and nothing is ordered. */
const SEVERAL = /^[a-z-]+[^su\W]s\b|^[a-z]+ [a-z]+[^su\W]s (?:i|we|they|that|which)\b/i;
/** What is set against something asks for it. */
const AGAINST = /\b(?:compared (?:to|with)|versus|vs)\b|^[a-z]+ed but not\b/i;

const REMEMBERS = /^(?:please )?do not forget\b/i;

/** Whether a message orders something: it begins as an order, or tells something and asks nothing. */
export function isOrder(text: string): boolean {
  if (AGAINST.test(text)) return false;
  const sentences = text.split(/(?<=[.!?])\s+/);
  const begins = (sentence: string) => {
    const rest = sentence.replace(LEAD, '');
    const isVerbFirst = verbStems().has(keyOf(rest).split(' ')[0] ?? '') && !SEVERAL.test(rest);
    return isVerbFirst && !QUESTION.test(rest) && !DESCRIBES.test(rest);
  };
  if (sentences.some((sentence) => begins(sentence) || REMEMBERS.test(sentence))) return true;
  const clauses = text.split(/,\s+/);
  return tells(text) && clauses.some((clause) => begins(clause) || SELF.test(clause));
}

/** What somebody is asked to leave: `do not mail me at night` stops what it names. What would undo an end is none. */
const LEAVES = /^(?:please |kindly )?do not (?!stop|end|close|cancel|forget|delete|remove)(?=\p{L})/iu;
/** The order that a request to leave something is, with `stop` for its verb; nothing where it is none. */
export const stopsIn = (text: string): string | undefined =>
  LEAVES.test(text) && !text.trim().endsWith('?') ? text.replace(LEAVES, 'stop ') : undefined;

/** Words that show or ask, although changes begin with them too. */
const SHOWS = /^(?:show|list|open|find|get|give|tell|report|log|read|check|count|compare|make)$/i;
/**
 * Whether a message can be nothing but an order: a verb of changes and what it changes. Where no change fits it, no data
 * answers it.
 */
export function isCommand(text: string): boolean {
  const rest = text.replace(LEAD, '');
  const [verb = '', next = ''] = rest.split(/\s+/);
  return (
    !text.trim().endsWith('?') &&
    !QUESTION.test(rest) &&
    isVerb(keyOf(verb)) &&
    !SHOWS.test(verb) &&
    /^(?:the|a|an|my|our|this|that|these|those|it|him|her|them|all)$/i.test(next)
  );
}

/** Whether an order of the product begins with a word. */
export const isVerb = (stem: string): boolean => verbStems().has(stem);

/** Words without which a message of more than a few tells nothing that is or was: a verb that agrees with somebody, or has happened. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|should|must|can|may|does|do|did|wants?|needs?|goes|went|came|says?|said|takes?|took|gets?|got|gave|sent|left|lost|won|bought|met|held|spoke|starts?|begins?|began|passed|pulled|turned)\b|\b\p{L}{3,}ed\b/iu;
/** Whether a message tells how something is or what has happened: `the midnight census was six`, `new hire plan: 12`. */
export const isStatement = (text: string): boolean =>
  !SEVERAL.test(text) && !AGAINST.test(text) && tells(text) && (FINITE.test(text) || /:\s*\S/.test(text));

const BRIEF_WORDS = 4;
/**
 * The verb of a message that begins with what it would make or set, as people note things down: `task: call the buyer`,
 * `quiet hours from 10 pm to 6 am`; nothing where it begins otherwise, or asks.
 */
export function verbLeftOut(text: string): string | undefined {
  const stems = keyOf(text.replace(LEAD, '')).split(' ');
  if (SEVERAL.test(text) || AGAINST.test(text)) return undefined;
  if (stems.length < BRIEF_WORDS || text.trim().endsWith('?') || QUESTION.test(text) || ASKS.test(text))
    return undefined;
  return leftOut().find(({ thing }) => thing.every((stem, at) => stems[at] === stem))?.verb;
}

type LeftOut = { readonly verb: string; readonly thing: readonly string[] };
let known: readonly LeftOut[] | undefined;
/** What each change that makes or sets something may be begun with: its thing, or a further name of it, the longest first. */
const leftOut = (): readonly LeftOut[] =>
  (known ??= allTools
    .filter(({ writes, name }) => writes && MAKES.test(name))
    .flatMap(({ spec }) => {
      const [verb = ''] = spec.proposes?.verbs ?? [];
      const label = keyOf(spec.label ?? '')
        .split(' ')
        .filter((stem, at) => at > 0 && !/^(?:an?|the|my)$/.test(stem));
      const further = (spec.synonyms ?? []).map((phrase) => keyOf(phrase).split(' '));
      return [label, label.slice(0, 1), ...further].flatMap((thing) =>
        thing.length > 0 && thing[0] !== '' ? [{ verb, thing }] : [],
      );
    })
    .toSorted((one, other) => other.thing.length - one.thing.length));
const MAKES = /\.(?:add|create|log|post|census|prefer|set|publish)[A-Z]?\w*$/;

let firsts: ReadonlySet<string> | undefined;
/** Stems that the orders of the product begin with. */
const verbStems = (): ReadonlySet<string> =>
  (firsts ??= new Set(
    allTools
      .filter(({ writes }) => writes)
      .flatMap(({ spec }) => (spec.proposes?.verbs ?? []).map((verb) => keyOf(verb).split(' ')[0]!))
      .filter((stem) => !/^(?:am|can|do)$/.test(stem)),
  ));

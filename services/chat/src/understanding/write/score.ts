import { nounOfField } from '../../tools/lookup-of.js';
import { oncePer } from '../../tools/once-per.js';
import type { Tool } from '../../tools/tool.js';
import { findLabel } from '@talent-os/contracts/fields/index.js';
import { askedOf, type AnalysedQuestion } from '../asked.js';
import { dayIn } from '../execute.js';
import type { Scene } from '../understand.js';
import { alike, isFunction } from '../thesaurus.js';
import { wordsOf } from '../words.js';
import { choiceIn, isDenied, type Chosen } from './choice.js';
import { LEAD } from './order.js';
import { placesIn, stemsOfPhrase } from './phrases.js';
import { slotsOf } from './slots.js';

export type Scored = {
  readonly tool: Tool;
  readonly score: number;
  readonly verb: boolean;
  /** Whether a value it needs was said beside its verb. */
  readonly chosen: boolean;
  /** Whether what it is about was said. */
  readonly about: boolean;
  /** Whether it was called by its own name. */
  readonly noun: boolean;
  /** How much of what it is about was said. */
  readonly aboutScore: number;
  /** Whether a field that holds a figure or a day was said by its name. */
  readonly named: boolean;
  /** The words of its verb. */
  readonly words: ReadonlySet<number>;
  /** The words that say what it is about. */
  readonly aboutWords: ReadonlySet<number>;
};

/** Points of a word that stands in what a change is called. */
const NOUN = 1.1;
const ARTICLE = /^(?:the|a|my|me)$/;
const stemsOf = (phrase: string): string[] => stemsOfPhrase(phrase).filter((stem) => !ARTICLE.test(stem));

/** What stands behind a colon is what somebody says, not what is ordered. */
export const headOf = ({ words }: AnalysedQuestion, text: string): number =>
  Math.max(1, words.filter(({ start }) => start < (/:\s/.exec(text)?.index ?? text.length)).length);

/** How much of an order's words speak for a tool: its verb, what it is about, the values of its choices. */
export function scoreOf(tool: Tool, asked: AnalysedQuestion, text: string, hub: string): Scored {
  const head = headOf(asked, text);
  const verb = verbOf(
    tool,
    asked,
    head,
    wordsOf((LEAD.exec(text)?.[0] ?? '') || (/^(?:i|we)\b/i.exec(text)?.[0] ?? '')).length,
  );
  const about = aboutOf(tool, asked, head, verb.words);
  const chosen = slotsOf(tool).flatMap((slot) => choiceIn(slot, asked) ?? []);
  const isVerb = ({ words }: Chosen) => words.every((at) => verb.words.has(at));
  const needed = slotsOf(tool).flatMap((slot) => (slot.required ? (choiceIn(slot, asked) ?? []) : []));
  const further = chosen.filter((one) => !isVerb(one)).length;
  const longer = needed.reduce((sum, { words }) => sum + 0.3 * (words.length - 1), 0);
  const choices = 0.5 * further + 0.25 * (chosen.length - further) + longer;
  const here = tool.spec.hubs.includes(hub) ? 0.4 : 0;
  const named = namedField(tool, asked);
  return {
    tool,
    score:
      verb.score +
      about.score +
      choices +
      here +
      (named ? 1 : 0) +
      FIELD * Math.min(2, fieldsSaid(tool, asked, head, verb.words)) +
      likeness(tool, verb, about, asked),
    verb: verb.score > 0,
    chosen: needed.some((one) => !isVerb(one)),
    about:
      about.score > 0 ||
      isThing(tool, verb, asked) ||
      verb.phrased ||
      named ||
      needed.some((one) => !isVerb(one)) ||
      further > 1,
    noun: about.score >= NOUN,
    aboutScore: about.score,
    named,
    words: verb.words,
    aboutWords: about.words,
  };
}

/** Whether a verb says what a change is about as well: `concentrate on the review`. */
function isThing({ spec }: Tool, { words }: Verb, asked: AnalysedQuestion): boolean {
  const names = new Set((spec.synonyms ?? []).map((phrase) => stemsOf(phrase).join(' ')));
  return [...words].some((at) => names.has(asked.words[at]!.stem));
}

/** How well what is said fits what the change is called: by its own verb, and by all its words. */
function likeness(
  { spec }: Tool,
  verb: Verb,
  about: { words: ReadonlySet<number> },
  { words }: AnalysedQuestion,
): number {
  const label = stemsOf(spec.label ?? '').filter((stem) => !isFunction(stem));
  const said = new Set([...verb.words, ...about.words].map((at) => words[at]!.stem));
  const share = label.filter((stem) => said.has(stem)).length / Math.max(1, label.length);
  return 0.4 * share + (label[0] !== undefined && said.has(label[0]) ? 0.15 : 0);
}

type Verb = { score: number; phrased: boolean; words: ReadonlySet<number> };
/** The verb that is said: where it begins the order it counts most, and more words of it say more. */
function verbOf({ spec }: Tool, { words }: AnalysedQuestion, head: number, skip: number): Verb {
  const bare = words.map(({ stem }, at) => ({ stem, at })).filter(({ stem }) => !ARTICLE.test(stem));
  const stems = bare.map(({ stem }) => stem);
  const found: Verb = { score: 0, phrased: false, words: new Set() };
  const label = stemsOf(spec.label ?? '');
  // `New` orders only what it stands before.
  const isOnlyNew = (phrase: string, at: number) =>
    phrase === 'new' && !words.slice(at + 1, at + 3).some(({ stem }) => label.includes(stem));
  for (const phrase of spec.proposes?.verbs ?? []) {
    const key = stemsOf(phrase);
    const places = placesIn(key, stems)?.map((place) => bare[place]!.at);
    const at = places?.[0] ?? head;
    if (at >= head || isDenied(words, at) || isOnlyNew(phrase, at)) continue;
    found.phrased ||= at <= skip && key.length > 1;
    const score = (at <= skip ? 1.2 : 0.8) + 0.3 * (phrase.split(' ').length - 1);
    if (score <= found.score) continue;
    found.score = score;
    found.words = new Set(places);
  }
  return found;
}

/** What a field says for a change that is called by its name. */
const FIELD = 0.4;
/** How many fields of a change are called by their names beside what it is about: `as the competitor`. */
function fieldsSaid(tool: Tool, { words }: AnalysedQuestion, head: number, verb: ReadonlySet<number>): number {
  const free = words
    .slice(0, head)
    .map(({ stem, lower, quoted }, at) => (verb.has(at) || quoted || isFunction(lower) ? '' : stem));
  return keysOfFields(tool).filter((key) => free.some((_, at) => key.every((stem, step) => free[at + step] === stem)))
    .length;
}

/** What the fields are called that a name beside what the change is about can mean, as stems. */
const keysOfFields = oncePer((tool: Tool): readonly (readonly string[])[] => {
  const about = new Set([tool.spec.label ?? '', ...(tool.spec.synonyms ?? [])].flatMap(stemsOf));
  return slotsOf(tool)
    .filter(({ spec }) => !spec.lookup && !spec.silent)
    .map(({ field, spec }) => stemsOfPhrase(spec.label ?? findLabel(tool.name, `in.${field}`).label))
    .filter((key) => key.length > 0 && !key.some((stem) => about.has(stem)));
});

/** Whether a needed figure is called by more than one word: `midnight census`. */
function namedField(tool: Tool, { words, marks }: AnalysedQuestion): boolean {
  const { spec } = tool;
  if (!marks.some(({ kind }) => kind === 'number')) return false;
  const stems = words.map(({ stem }) => stem);
  const thing = new Set(stemsOf(spec.label ?? ''));
  return slotsOf(tool).some(({ field, kind, required, spec: slot }) => {
    if (kind !== 'number' || !required) return false;
    const { label, synonyms } = findLabel(tool.name, `in.${field}`);
    return [slot.label ?? label, ...synonyms].some((phrase) => {
      const key = stemsOf(phrase);
      const isPlain = key.length > 1 || (key[0] !== undefined && thing.has(key[0]));
      return isPlain && stems.some((_, at) => key.every((stem, step) => stems[at + step] === stem));
    });
  });
}

/** Further words for the things a change cannot do without: an incident is a case too. */
const wordsOfThings = oncePer((tool: Tool): ReadonlySet<string> => {
  const nouns = slotsOf(tool).flatMap(({ field, required, spec }) =>
    required && spec.lookup ? (nounOfField(field) ?? []) : [],
  );
  const stems = nouns.flatMap(({ one, many, synonyms }) => [one, many, ...synonyms]).flatMap(stemsOf);
  return new Set(stems.filter((stem) => !isFunction(stem)));
});

function aboutOf(
  tool: Tool,
  { words }: AnalysedQuestion,
  head: number,
  verb: ReadonlySet<number>,
): { score: number; words: Set<number> } {
  const { spec } = tool;
  const things = wordsOfThings(tool);
  const label = stemsOf(spec.label ?? '');
  const about = new Set(
    [spec.proposes?.title ?? '', ...(spec.synonyms ?? [])].flatMap(stemsOf).filter((stem) => !isFunction(stem)),
  );
  // A verb is none of what it is about, unless the thing itself is called so: a move.
  const verbs = new Set(
    (spec.proposes?.verbs ?? []).map(stemsOf).flatMap((stems) => (stems.length === 1 ? stems : [])),
  );
  for (const stem of label.slice(1)) verbs.delete(stem);
  const found = { score: 0, words: new Set<number>() };
  for (const phrase of spec.synonyms ?? [])
    for (const at of phraseIn(phrase, words, head)) {
      if (!found.words.has(at)) found.score += SYNONYM_WORD;
      found.words.add(at);
    }
  words.slice(0, head).forEach(({ stem, lower, quoted }, at) => {
    if (quoted || isFunction(lower) || verb.has(at) || verbs.has(stem)) return;
    const worth = label.includes(stem)
      ? 1.1
      : about.has(stem)
        ? 0.8
        : things.has(stem) || alike(stem).some((other) => about.has(other) || label.includes(other))
          ? 0.6
          : 0;
    if (worth === 0) return;
    found.score += found.words.has(at) ? worth - SYNONYM_WORD : worth;
    found.words.add(at);
  });
  return found;
}

/** What each word of a further name says that was said in full, whatever words it is made of: `my list`. */
const SYNONYM_WORD = 0.3;
function phraseIn(phrase: string, words: AnalysedQuestion['words'], head: number): number[] {
  const key = stemsOfPhrase(phrase);
  if (key.length < 2) return [];
  const from = words.findIndex(
    (_, at) => at + key.length <= head && key.every((stem, step) => words[at + step]!.stem === stem),
  );
  return from < 0 ? [] : key.map((_, step) => from + step);
}

/** The words of an order itself: its verb, and what it says it is about. */
export function orderIn(tool: Tool, text: string, { run, timezone, hub }: Scene) {
  const asked = askedOf(text, dayIn(run.ctx.now.toISOString(), timezone));
  const { words, aboutWords } = scoreOf(tool, asked, text, hub);
  return { verb: words, about: aboutWords };
}

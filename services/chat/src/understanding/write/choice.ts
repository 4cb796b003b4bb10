import { labelOf } from '../../present/labels.js';
import type { AnalysedQuestion } from '../asked.js';
import { oncePer } from '../../tools/once-per.js';
import { keyOf } from '../words.js';
import { placesIn, stemsOfPhrase } from './phrases.js';
import { valueOf, type Slot } from './slots.js';

type ResultRow = Readonly<Record<string, unknown>>;
export type Chosen = { readonly value: unknown; readonly words: readonly number[] };
type Heard = Pick<AnalysedQuestion, 'words'>;

/** The value of a choice that words name, and which; `next` of it goes on from what the row holds. */
export function choiceIn(slot: Slot, { words }: Heard, row?: ResultRow): Chosen | undefined {
  const called = phrasesOf(slot);
  const stems = stemsOutside(words, called);
  const next = nextOf(slot, stems, row);
  if (next) return next;
  let best: Chosen | undefined;
  // The longest phrase is meant, of those as long the first that was said.
  const isBetter = (length: number, from: number) =>
    !best || length > best.words.length || (length === best.words.length && from < best.words[0]!);
  for (const [value, phrase] of called) {
    const places = placesIn(phrase, stems);
    if (!places || !isBetter(places.length, places[0]!)) continue;
    const meant = isDenied(words, places[0]!) ? oppositeOf(slot, value) : value;
    if (meant !== undefined) best = { value: valueOf(slot, meant), words: places };
  }
  return best ?? (slot.required ? byTelling(slot, stems) : undefined);
}

/** The stems of what is said; of words in quotes none, where they are what a thing is called and no choice by themselves. */
function stemsOutside(words: Heard['words'], called: readonly Phrase[]): string[] {
  const stems = words.map(({ stem }) => stem);
  for (let from = 0; from < words.length; from += 1) {
    if (!words[from]!.quoted) continue;
    const after = words.findIndex(({ quoted }, at) => at > from && !quoted);
    const to = after < 0 ? words.length : after;
    const quote = stems.slice(from, to);
    const isChoice = called.some(([, phrase]) => phrase.join(' ') === quote.join(' '));
    if (!isChoice) stems.fill('', from, to);
    from = to;
  }
  return stems;
}

const DENIES = /^(?:not|never|without)$/;
/** `I do not approve it`: the word before takes it back. */
export const isDenied = (words: Heard['words'], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ lower }) => DENIES.test(lower));

const OPPOSITES: Readonly<Record<string, readonly string[]>> = {
  approved: ['declined', 'rejected', 'returned'],
  accepted: ['declined'],
  accept: ['decline'],
  confirmed: ['declined'],
  true: ['false'],
  false: ['true'],
};
/** What is meant by a value that is denied, where there is such a thing. */
const oppositeOf = (slot: Slot, value: string): string | undefined =>
  OPPOSITES[value]?.find((other) => slot.kind === 'yes' || valuesOf(slot).includes(other));

const TELLING = 5;
/** A longer word that stands in what one of several choices is called, and in none of the others. */
function byTelling(slot: Slot, stems: readonly string[]): Chosen | undefined {
  if (slot.kind !== 'choice') return undefined;
  const labels = new Map<string, Set<string>>();
  for (const [value, phrase] of phrasesOf(slot))
    for (const stem of phrase) if (stem.length >= TELLING) labels.set(stem, (labels.get(stem) ?? new Set()).add(value));
  const hits = stems.flatMap((stem, at) => {
    const values = labels.get(stem);
    return values?.size === 1 && phraseLength(slot, [...values][0]!) > 2 ? [{ value: [...values][0]!, at }] : [];
  });
  const values = new Set(hits.map(({ value }) => value));
  return values.size === 1 ? { value: valueOf(slot, hits[0]!.value), words: hits.map(({ at }) => at) } : undefined;
}
/** Choices of a word or two are called by their names. */
const phraseLength = (slot: Slot, value: string): number =>
  Math.min(...phrasesOf(slot).flatMap(([one, phrase]) => (one === value ? [phrase.length] : [])));

/** Every value of a choice that words name, for a field that holds several. */
export function choicesIn(slot: Slot, { words }: Heard): Chosen | undefined {
  const found: unknown[] = [];
  const used: number[] = [];
  for (let rest = words; ;) {
    const one = choiceIn(slot, { words: rest });
    if (!one) break;
    if (!found.includes(one.value)) found.push(one.value);
    used.push(...one.words);
    rest = rest.map((word, at) => (one.words.includes(at) ? { ...word, stem: '', lower: '' } : word));
  }
  return found.length > 0 ? { value: found, words: used } : undefined;
}

const valuesOf = ({ schema }: Slot): readonly string[] =>
  (schema.enum ?? []).filter((one): one is string => typeof one === 'string');

type Phrase = readonly [value: string, stems: readonly string[]];

/** What the values of a choice are called, as stems. */
const phrasesOf = oncePer((slot: Slot): readonly Phrase[] => {
  const labels =
    slot.kind === 'choice'
      ? valuesOf(slot).map((value) => [value, slot.spec.labels?.[value] ?? labelOf(value)] as const)
      : [];
  const further = Object.entries(slot.spec.words ?? {}).flatMap(([value, phrases]) =>
    phrases.map((phrase) => [value, phrase] as const),
  );
  return [...labels, ...further].map(([value, phrase]) => [value, stemsOfPhrase(phrase)] as const);
});

function nextOf(slot: Slot, stems: readonly string[], row: ResultRow | undefined): Chosen | undefined {
  if (slot.kind !== 'choice' || !row) return undefined;
  const label = keyOf(slot.spec.label ?? slot.field);
  const at = stems.findIndex(
    (stem, here) => /^(?:next|on|a|further)$/.test(stem) && [label, 'step'].includes(stems[here + 1] ?? ''),
  );
  if (at < 0) return undefined;
  const values = valuesOf(slot);
  const value = values[values.indexOf(String(row[slot.field])) + 1];
  return value === undefined ? undefined : { value, words: [at, at + 1] };
}

/** What a row waits for, where that is one thing: the step a decision is about. */
export function onlyOne({ kind, schema }: Slot, row: ResultRow | undefined): unknown {
  if (kind !== 'choice' || !row) return undefined;
  const lists = Object.values(row).filter(
    (value): value is unknown[] => Array.isArray(value) && value.length === 1 && (schema.enum ?? []).includes(value[0]),
  );
  return lists.length === 1 ? lists[0]![0] : undefined;
}

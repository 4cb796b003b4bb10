import type { Operation } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import type { AssistantSpec, SlotSpec } from '@talent-os/contracts/assistant.js';
import { findField } from '@talent-os/contracts/fields/index.js';
import { nouns } from '@talent-os/contracts/fields/nouns.js';
import { operations as allOperations } from '@talent-os/contracts/registry.js';
import { isAskable, isKeptApart, sourcesOf } from './sources.js';
import { alike, everyWord, isFunction } from './thesaurus.js';
import type { Source, SourceField, Target } from './types.js';
import { keyOf, stemOf } from './words.js';

export type Entry = { readonly source: number; readonly weight: number; readonly target: Target };
export type Lexicon = {
  readonly sources: readonly Source[];
  /** What must not be answered from, with numbers after those of the sources: only its words are known. */
  readonly kept: readonly Source[];
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** Stems of the words in its phrases. */
  readonly stems: ReadonlySet<string>;
  /** The words themselves, as they are spelt. */
  readonly words: ReadonlySet<string>;
};

/** How much the words count by which something is known: its own, words alike, its path, its description. */
const OWN = 1;
const SYNONYM = 0.95;
const ALIKE = 0.85;
const PART = 0.8;
const PART_ALIKE = 0.65;
const DESCRIBED = 0.45;
const CONTEXT = 0.4;
/** A word that only resembles a value is the value of too many things to be believed without more. */
const VALUE_ALIKE = 0.5;

type Specs = Readonly<Record<string, AssistantSpec | undefined>>;
type Fits = (operation: Operation) => boolean;

/** What every word of the product may mean, derived from its operations. */
export function lexiconOf(
  operations: readonly Operation[] = allOperations,
  specs: Specs = assistantSpecs,
  [fits, isApart]: readonly [Fits, Fits] = [isAskable, isKeptApart],
): Lexicon {
  const all = [operations.filter(fits), operations.filter(isApart)].map((some) =>
    some.flatMap((operation) => sourcesOf(operation, specs[operation.name])),
  );
  const numbered = all.flat().map((source, id): Source => ({ ...source, id }));
  const [sources, kept] = [numbered.slice(0, all[0]!.length), numbered.slice(all[0]!.length)];
  const entries = new Map<string, Entry[]>();
  for (const source of numbered)
    for (const [key, found] of phrasesOf(source))
      for (const { target, weight } of found)
        entries.set(key, [...(entries.get(key) ?? []), { source: source.id, weight, target }]);
  const stems = new Set([...entries.keys()].flatMap((key) => key.split(' ')));
  const spelt = [...everyWord, ...numbered.flatMap(wordsIn)].filter(
    (word) => word.length >= 4 && stems.has(stemOf(word)),
  );
  return { sources, kept, entries, stems, words: new Set(spelt) };
}

/** Words of the names of a source and of its fields, as they are spelt. */
const wordsIn = ({ one, many, noun, fields }: Source): string[] =>
  [
    one,
    many,
    ...(noun?.synonyms ?? []),
    ...fields.flatMap(({ label, choices }) => [label, ...Object.values(choices).map((choice) => choice.label)]),
  ]
    .join(' ')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

type Weighed = { readonly target: Target; weight: number };
/** Phrases by which a source is known, each with what it means there. */
class Phrases {
  readonly found = new Map<string, Weighed[]>();

  add(phrase: string, target: Target, weight: number): void {
    if (phrase === '') return;
    const list = this.found.get(phrase) ?? [];
    const same = list.find((one) => sameTarget(one.target, target));
    // A word for several values of a field means any of them.
    const beside = weight < SYNONYM ? undefined : list.find((one) => one.weight === weight && isBeside(one, target));
    if (!same && beside?.target.kind === 'value' && target.kind === 'value') {
      list[list.indexOf(beside)] = { weight, target: { ...target, value: [beside.target.value, target.value].flat() } };
      return;
    }
    if (same) same.weight = Math.max(same.weight, weight);
    else list.push({ target, weight });
    this.found.set(phrase, list);
  }

  /** The phrase itself, and what stands for it in English. */
  widely(phrase: string, target: Target, own: number, near: number): void {
    const key = keyOf(phrase);
    this.add(key, target, own);
    for (const other of alike(key)) this.add(other, target, near);
  }

  /** Each word of a phrase by itself. */
  parts(phrase: string, target: Target, less = 1): void {
    for (const word of phrase.split(' '))
      if (isContent(word)) this.widely(word, target, PART * less, PART_ALIKE * less);
  }
}

const isBeside = ({ target: one }: Weighed, other: Target) =>
  one.kind === 'value' && other.kind === 'value' && one.field.key === other.field.key && one.field.kind === 'choice';

const isContent = (word: string) => !isFunction(keyOf(word));
const words = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[._-]/g, ' ');

function phrasesOf(source: Source): Phrases['found'] {
  const phrases = new Phrases();
  nounPhrases(source, phrases);
  contextPhrases(source, phrases);
  for (const field of source.fields) fieldPhrases(source, field, phrases);
  shownPhrases(source, phrases);
  return phrases.found;
}

const manyOfNouns = new Set(Object.values(nouns).map(({ many }) => many));

function nounPhrases({ spec, lists, one, many, noun }: Source, phrases: Phrases): void {
  const target: Target = { kind: 'noun' };
  const called = noun ?? { one, many, synonyms: [] };
  // A list inside another that only shares its name with a thing is hardly what is meant by it.
  const own = !noun && lists.length > 1 && manyOfNouns.has(many) ? ALIKE : OWN;
  for (const phrase of [called.one, called.many]) phrases.widely(phrase, target, own, ALIKE);
  for (const phrase of called.synonyms) phrases.add(keyOf(phrase), target, SYNONYM);
  phrases.parts(called.one, target);
  const known = isShown({ spec, lists }) ? target : ({ kind: 'context' } as const);
  if (lists.length < 2)
    for (const phrase of [spec?.label ?? '', ...(spec?.synonyms ?? [])])
      phrases.widely(phrase, known, PART, PART_ALIKE);
}

/** Whether the words for an operation are words for these rows of it. */
function isShown({ spec, lists }: Pick<Source, 'spec' | 'lists'>): boolean {
  const shown = spec?.present?.rows?.at;
  return lists.length > 0 && (shown === undefined || shown === lists.join('.'));
}

/** What an operation is said to be about says a little of each of its lists. */
function contextPhrases({ spec, operation, lists }: Source, phrases: Phrases): void {
  const target: Target = { kind: 'context' };
  const around = [operation.summary, operation.name, ...lists, spec?.label ?? ''].join(' ');
  for (const word of keyOf(words(around))
    .split(' ')
    .filter((one) => !isFunction(one))) {
    phrases.add(word, target, CONTEXT);
    for (const other of alike(word)) if (!other.includes(' ')) phrases.add(other, target, CONTEXT * 0.8);
  }
}

/** Headings of the table an answer is shown in, and the words for a part of its rows. */
function shownPhrases({ spec, lists, fields }: Source, phrases: Phrases): void {
  const shown = spec?.present?.rows;
  if (!shown || shown.at !== lists.join('.')) return;
  for (const [heading, column] of Object.entries(shown.columns)) {
    const field = fields.find(({ depth, path }) => depth === 0 && path === column.split('|')[0]);
    if (!field) continue;
    phrases.widely(heading, { kind: 'field', field }, OWN, ALIKE);
    for (const word of heading.split(' '))
      if (isContent(word.toLowerCase())) phrases.add(keyOf(word), { kind: 'field', field }, PART);
  }
  for (const { words: said, called, where } of shown.focus ?? [])
    for (const phrase of said) phrases.add(keyOf(phrase), { kind: 'where', where, called }, OWN);
}

/** What the contract says of a field beside its label. `own`: the words it is called by, one by one. */
function saidOf(source: Source, field: SourceField) {
  const { figure, label, path } = field;
  if (figure) return { own: label, description: '', synonyms: figure.synonyms ?? [], antonyms: [] };
  const found = findField(source.operation.name, `out.${wholePath(source, field)}`)?.field;
  const { description = '', synonyms = [], antonyms = [] } = found ?? {};
  const called = found?.label === undefined ? synonyms : [found.label, ...synonyms];
  return { own: `${found?.label ?? ''} ${words(path)}`.trim(), description, synonyms: called, antonyms };
}

function fieldPhrases(source: Source, field: SourceField, phrases: Phrases): void {
  const target: Target = { kind: 'field', field };
  const less = field.depth > 0 ? 0.85 : 1;
  const { own, description, synonyms, antonyms } = saidOf(source, field);
  phrases.widely(field.label, target, OWN * less, ALIKE * less);
  for (const phrase of synonyms) phrases.add(keyOf(phrase), target, SYNONYM * less);
  phrases.parts(own, target, less);
  const labelled = keyOf(field.label).split(' ');
  if (labelled.length > 2)
    labelled.slice(1).forEach((stem, at) => {
      if (!SPAN.test(labelled[at]!)) phrases.add(`${labelled[at]} ${stem}`, target, SYNONYM * less);
    });
  descriptionPhrases(description, target, phrases, less);
  valuePhrases(source, field, phrases, less);
  for (const phrase of antonyms) phrases.add(keyOf(phrase), { kind: 'value', field, value: false }, SYNONYM * less);
}

const SPAN = /^(?:thi|last|next)$/;

function descriptionPhrases(description: string, target: Target, phrases: Phrases, less: number): void {
  for (const word of keyOf(description.replace(/[;:(].*$/, '')).split(' '))
    if (!isFunction(word)) phrases.add(word, target, DESCRIBED * less);
}

/** What people call the values of a choice, and when a switch is on. */
function valuePhrases({ spec, lists }: Source, field: SourceField, phrases: Phrases, less: number): void {
  const isSwitch = field.kind === 'boolean';
  if (!isSwitch && field.kind !== 'choice') return;
  const slot: SlotSpec | undefined = lists.length < 2 ? spec?.slots?.[field.path] : undefined;
  for (const [value, said] of Object.entries(slot?.words ?? {}))
    for (const phrase of said)
      phrases.add(keyOf(phrase), { kind: 'value', field, value: isSwitch ? value === 'true' : value }, OWN * less);
  for (const [value, { label, synonyms }] of Object.entries(field.choices)) {
    phrases.widely(label, { kind: 'value', field, value }, OWN * less, VALUE_ALIKE * less);
    for (const phrase of synonyms) phrases.add(keyOf(phrase), { kind: 'value', field, value }, SYNONYM * less);
  }
}

const wholePath = ({ lists }: Source, { depth, path }: SourceField): string =>
  [...lists.slice(0, lists.length - depth), path].filter(Boolean).join('.');

const sameTarget = (one: Target, other: Target): boolean => {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'field' && other.kind === 'field') return one.field.key === other.field.key;
  if (one.kind === 'value' && other.kind === 'value')
    return one.field.key === other.field.key && one.value === other.value;
  return one.kind === 'noun' || one.kind === 'context';
};

let whole: Lexicon | undefined;
/** The lexicon of the product, made once. */
export const lexicon = (): Lexicon => (whole ??= lexiconOf());

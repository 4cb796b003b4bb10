import { bestValue, longestMatch } from './phrases.js';
import { slotsOf, valueOf, type Slot } from './slot-kinds.js';
import { labelOf } from '../tools/labels.js';
import type { Tool } from '../tools/tool.js';
import type { Utterance } from './utterance.js';
import type { Word } from './words.js';

/** What a sentence gives for a tool: values, and names whose ids are still to be looked up. */
export type Filled = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, string>>;
};

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const CARDINALS = 'one two three four five six seven eight nine ten'.split(' ');

/** The values of a tool's fields that a sentence names. `userId` is the caller's own, for `my`. Fields are filled in the order of the slots. */
export function fill(tool: Tool, utterance: Utterance, userId: string, today: Date): Filled {
  const values: Record<string, unknown> = {};
  const names: Record<string, string> = {};
  const { message } = utterance;
  const left: Left = {
    names: [...utterance.names],
    days: utterance.days.map(({ day }) => day),
    messages: message === undefined ? [] : [message],
  };
  for (const slot of slotsOf(tool)) {
    const { field, spec } = slot;
    if (!belongs(slot, values)) continue;
    const value = takeValue(slot, utterance, left, userId);
    if (spec.lookup && value !== undefined) names[field] = String(value);
    else if (value !== undefined) values[field] = value;
    if (!(field in values) && spec.otherwise !== undefined) values[field] = otherwise(slot, today);
  }
  return { values, names };
}

/** What of a sentence no field has taken yet. */
type Left = { readonly names: string[]; readonly days: string[]; readonly messages: string[] };

function takeValue(slot: Slot, utterance: Utterance, left: Left, userId: string): unknown {
  const { kind, spec } = slot;
  if (spec.lookup) return left.names.shift();
  if (spec.me) return utterance.mine ? userId : undefined;
  if (kind === 'day') return left.days.shift();
  if (kind === 'instant') return left.days.splice(0, 1).map((day) => `${day}T00:00:00Z`)[0];
  if (spec.text === 'name') return left.names.shift();
  return spec.text === 'message' ? left.messages.shift() : wordValue(slot, utterance);
}

const otherwise = (slot: Slot, today: Date): unknown =>
  slot.spec.otherwise === 'today' ? today.toISOString().slice(0, 10) : valueOf(slot, slot.spec.otherwise!);

/** Whether a field belongs to a change with the values found so far. */
export const belongs = ({ spec }: Slot, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(spec.onlyWith ?? {}).every(([field, wanted]) => wanted.includes(String(values[field])));

function wordValue(slot: Slot, utterance: Utterance): unknown {
  const { unnamed, words } = utterance;
  // A word of a name is no value, unless no other word is one: `Move it to Closed Won`.
  return valueAmong(slot, unnamed) ?? (unnamed.length < words.length ? valueAmong(slot, words) : undefined);
}

function valueAmong(slot: Slot, words: readonly Word[]): unknown {
  const { kind, spec, schema } = slot;
  if (spec.words) {
    const word = bestValue(words, spec.words);
    return word === undefined ? undefined : valueOf(slot, word);
  }
  if (kind === 'choice') {
    const choices = (schema.enum ?? []).filter((one): one is string => typeof one === 'string');
    return bestValue(words, Object.fromEntries(choices.map((one) => [one, [labelOf(one)]])));
  }
  return kind === 'number' && slot.required ? numberIn(words.map(({ text }) => text.toLowerCase())) : undefined;
}

function numberIn(words: readonly string[]): number | undefined {
  for (const word of words) {
    if (/^\d{1,9}$/.test(word)) return Number(word);
    const place = ORDINALS.indexOf(word) >= 0 ? ORDINALS.indexOf(word) : CARDINALS.indexOf(word);
    if (place >= 0) return place + 1;
  }
  return undefined;
}

/** The rows of the tool's list a word asks for, by the longest phrase. */
export function focusOf(tool: Tool, { words }: Utterance) {
  const focus = tool.spec.present?.rows?.focus ?? [];
  const measured = focus
    .map((one) => [one, longestMatch(words, one.words)] as const)
    .filter(([, length]) => length > 0);
  return measured.toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

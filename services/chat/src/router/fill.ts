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
  const unused = [...utterance.names];
  const days = [...utterance.days];
  let message = utterance.message;
  for (const slot of slotsOf(tool)) {
    const { field, kind, spec } = slot;
    if (!belongs(slot, values)) continue;
    if (spec.lookup) {
      const name = unused.shift();
      if (name !== undefined) names[field] = name;
    } else if (spec.me) {
      if (utterance.mine) values[field] = userId;
    } else if (kind === 'day' || kind === 'instant') {
      const found = days.shift();
      if (found) values[field] = kind === 'day' ? found.day : `${found.day}T00:00:00Z`;
    } else if (spec.text === 'name') {
      const name = unused.shift();
      if (name !== undefined) values[field] = name;
    } else if (spec.text === 'message') {
      if (message !== undefined) values[field] = message;
      message = undefined;
    } else {
      const value = wordValue(slot, utterance);
      if (value !== undefined) values[field] = value;
    }
    if (!(field in values) && spec.otherwise !== undefined) values[field] = otherwise(slot, today);
  }
  return { values, names };
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

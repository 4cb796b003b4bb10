import { TURN } from './asked.js';
import type { Frame } from './conversation.js';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ORDINAL = new RegExp(String.raw`\b(?:the )?(${ORDINALS.join('|')}|last) (?:one)?\b`, 'i');
const POINTS =
  /\b(?:it|that|this one|that one|there|he|she|her|him|they|them|its|his|their|those|these|of those|of these|one)\b/i;
const OF_THOSE = /\b(?:of|among|from) (?:those|these|them)\b/i;
const CARRIES_ON = /^(?:and|only|just|but|or|also|then|what about|how about|out of)\b/i;
const SPANS = /\b(?:(?:this|next|last) (?:week|month|quarter|year)|today|tomorrow|yesterday)\b/i;

/**
 * A question that leans on the one before, written out in full; nothing where it stands by itself. `Who issued the second
 * one?` names the second thing told before, `and last month?` asks the same of another time.
 */
export function leaning(text: string, frame: Frame | undefined): string | undefined {
  if (!frame) return undefined;
  const placed = byPlace(text, frame);
  if (placed !== undefined) return placed;
  const words = text.match(/\p{L}+/gu) ?? [];
  if (!CARRIES_ON.test(text) && !((words.length <= 8 || OF_THOSE.test(text)) && POINTS.test(text)) && words.length > 2)
    return undefined;
  const question = frame.question.replace(/[?.!]+$/, '');
  if (/^(?:and )?out of (?:how|what)\b/i.test(text)) return `${question} out of how many`;
  const rest = text
    .replace(CARRIES_ON, '')
    .replace(/[?.!]+$/, '')
    .trim();
  return (
    ofOne(rest, frame) ??
    (SPANS.test(rest) && SPANS.test(question) ? question.replace(SPANS, SPANS.exec(rest)![0]) : joined(question, rest))
  );
}

/** A question and the one that leans on it, as one. */
export const joined = (question: string, rest: string): string => `${question} ${TURN} ${rest}`;

/** `The second one` is the second thing told. */
function byPlace(text: string, { names }: Frame): string | undefined {
  const ordinal = names.length > 1 ? ORDINAL.exec(text) : null;
  if (!ordinal) return undefined;
  const name = /last/i.test(ordinal[1]!) ? names.at(-1) : names[ORDINALS.indexOf(ordinal[1]!.toLowerCase())];
  return name ? `${text.replace(ORDINAL, ' ')} "${name}"` : undefined;
}

/** `The other one`, `which ones?`, and `it` where one thing was told. */
function ofOne(rest: string, { question, names }: Frame): string | undefined {
  const [name] = names;
  if (/^which(?: ones?)?$/i.test(rest)) return question.replace(/\bhow many\b/i, 'which');
  if (name === undefined || names.length !== 1) return undefined;
  if (/^(?:the )?other(?: one)?$/i.test(rest)) return `${without(question, name)} except "${name}"`;
  return POINTS.test(rest) && !SPANS.test(rest) ? `${rest} "${name}"` : undefined;
}

const without = (question: string, name: string): string =>
  question
    .replace(/[?.!]+$/, '')
    .replaceAll(new RegExp(name.replaceAll(/[^\p{L}\p{N} ]/gu, '.'), 'giu'), ' ')
    .trim();

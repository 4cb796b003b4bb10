import type { Tool } from '../tools/tool.js';
import { choose } from './choose.rules.js';
import type { Pending } from './conversation.js';
import { fill, type Filled } from './fill.js';
import { likely } from './likely.js';
import { slotsOf, type Slot } from './slot-kinds.js';
import { allTools } from '../tools/tool.js';
import type { Utterance } from './utterance.js';

const YES = /^(?:y|yes|yeah|yep|sure|please do|of course|correct|ok|okay)\b/i;
const NO = /^(?:n|no|nope|not)\b/i;
const LONG_REPLY = 4;
/** How questions begin; `what about negotiation` is an answer. */
const QUESTION =
  /^(?:who|whom|whose|what|which|when|where|why|how|is|are|am|was|were|do|does|did|can|could|may|has|have|show|list|tell (?:me|us)|give me|find|explain)\b(?! about\b)/i;
const QUESTION_WORDS = 3;
/** Least likelihood that a text which begins like a question is about something no tool can tell. */
const ELSEWHERE = 0.45;

/**
 * What a reply gives for the field that was asked for: one of the offered options by its name or number, a value, a day, a
 * text, or else a name to look up. Nothing where the message is a question of its own.
 */
export function answerTo(
  tool: Tool,
  pending: Pending,
  utterance: Utterance,
  content: string,
  today: Date,
): Filled | undefined {
  const { field, options } = pending;
  const slot = slotsOf(tool).find((one) => one.field === field);
  if (!slot) return undefined;
  const value = (given: unknown): Filled => ({ values: { [field]: given }, names: {} });
  const option = optionMeant(content, options);
  if (option !== undefined) return value(option);
  if (slot.spec.text === 'message') return isQuestion(utterance, content) ? undefined : value(content);
  if (slot.kind === 'yes' && (YES.test(content) || NO.test(content))) return value(YES.test(content));
  return valueIn(tool, slot, utterance, content, today);
}

/** The value, or the name, that a reply which is no option gives for a field. */
function valueIn(tool: Tool, slot: Slot, utterance: Utterance, content: string, today: Date): Filled | undefined {
  const { field } = slot;
  const same: Utterance = { ...utterance, message: undefined };
  const found = fill(tool, same, '', today).values[field];
  const given = slot.kind === 'day' ? utterance.days[0]?.day : found;
  const isGiven = given !== undefined && !slot.spec.lookup && slot.spec.otherwise === undefined;
  if (isGiven ? isQuestion(utterance, content) : beginsAsOne(utterance)) return undefined;
  if (isGiven) return { values: { [field]: given }, names: {} };
  if (utterance.kind === 'command' && utterance.words.length >= LONG_REPLY && isClear(utterance)) return undefined;
  if (slot.spec.lookup || slot.spec.text === 'name')
    return { values: {}, names: { [field]: utterance.names[0] ?? content.replace(/[?.!]+$/, '') } };
  return { values: {}, names: {} };
}

function optionMeant(content: string, options: Pending['options']): string | undefined {
  const number = /^(?:number |option )?(\d)\.?$/i.exec(content)?.[1];
  if (number) return options[Number(number) - 1]?.value;
  const lower = content.toLowerCase();
  const named = options.filter(({ name, value }) => name.toLowerCase() === lower || value === content);
  const like = named.length > 0 ? named : options.filter(({ name }) => name.toLowerCase().includes(lower));
  return like.length === 1 ? like[0]!.value : undefined;
}

const everything = new Set(allTools);

/** Whether a text by itself asks for something that can be told or done, whoever may. */
export const isClear = (utterance: Utterance): boolean =>
  utterance.kind === 'help' || ['tool', 'help'].includes(choose(utterance, '', everything).kind);

const beginsAsOne = ({ kind, text, words }: Utterance): boolean =>
  kind === 'help' || (kind === 'question' && words.length >= QUESTION_WORDS && QUESTION.test(text));

/** Of a text that could be a reply: a question by its beginning and by its end, or by what it is about. */
const isQuestion = (utterance: Utterance, content: string): boolean =>
  beginsAsOne(utterance) &&
  (content.endsWith('?') || isClear(utterance) || likely(utterance.features).elsewhere >= ELSEWHERE);

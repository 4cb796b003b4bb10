import type { ModelMessage } from '../providers/completion-request.js';
import { mapTexts } from './hide-fields.js';

/** What is done to the texts of messages: people's words and a model's own, the arguments it wrote, what a tool told. */
export type Change = {
  readonly words: (text: string) => string;
  readonly result: (text: string) => string;
};

const JSON_LIKE = /^\s*[[{]/;

/** A message with all of its texts changed, also those inside JSON, where escapes could hide what they say. */
export function mapMessageTexts(message: ModelMessage, { words, result }: Change): ModelMessage {
  const change =
    message.role === 'tool' ? result : (text: string) => words(JSON_LIKE.test(text) ? changeTexts(text, words) : text);
  const content = typeof message.content === 'string' ? change(message.content) : message.content;
  if (!('tool_calls' in message) || !message.tool_calls) return { ...message, content } as ModelMessage;
  const calls = message.tool_calls.map((call) =>
    call.type === 'function'
      ? { ...call, function: { ...call.function, arguments: changeTexts(call.function.arguments, words) } }
      : call,
  );
  return { ...message, content, tool_calls: calls } as ModelMessage;
}

/** Changes the texts inside JSON written as a text, where escapes could hide what they say; other text as it stands. */
function changeTexts(text: string, change: (part: string) => string): string {
  if (!/^\s*[[{]/.test(text)) return change(text);
  try {
    return JSON.stringify(mapTexts(JSON.parse(text), change));
  } catch {
    return change(text);
  }
}

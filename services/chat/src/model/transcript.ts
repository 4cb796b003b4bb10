import type { ModelMessage } from '../providers/completion.js';
import type { ToolCall } from '../providers/tool-calls.js';
import type { Turn } from '../answering/answerer.js';
import { changeTexts } from './json-texts.js';
import { withoutPersonal } from './personal.rules.js';
import type { Vault } from './placeholders.js';

/** Of what was said before, as much as helps: turns and characters, the latest first. */
const TURNS = 20;
const LETTERS = 24_000;

/** The latest turns that fit, oldest first. `lost`: answers may hold names nobody can hide any more, so they stay out. */
export function recentTurns(history: readonly Turn[], lost: boolean): readonly Turn[] {
  const fitting: Turn[] = [];
  let letters = 0;
  for (const turn of history.slice(-TURNS).toReversed()) {
    letters += turn.content.length;
    if (letters > LETTERS) break;
    if (!lost || turn.role === 'user') fitting.unshift(turn);
  }
  return fitting;
}

/** What a model reads of a conversation, after its instructions. Values of the vault are hidden in all of it. */
export class Transcript {
  private readonly messages: ModelMessage[] = [];

  constructor(
    private readonly vault: Vault,
    history: readonly Turn[],
    question: string,
  ) {
    for (const { role, content } of history) this.messages.push({ role, content: vault.hideKnown(content) });
    this.messages.push({ role: 'user', content: vault.hideKnown(question) });
  }

  /** The model's own words and the tools it asked; names it was told in plain words are hidden from the next model. */
  said(text: string, calls: readonly ToolCall[]): void {
    this.messages.push({
      role: 'assistant',
      content: this.vault.hideKnown(text) || null,
      ...(calls.length > 0 && {
        tool_calls: calls.map(({ id, name, args }) => ({
          id,
          type: 'function' as const,
          function: { name, arguments: changeTexts(args, (one) => this.vault.hideKnown(one)) },
        })),
      }),
    });
  }

  result(callId: string, text: string): void {
    this.messages.push({ role: 'tool', tool_call_id: callId, content: text });
  }

  /** For providers that may read everything. */
  all(): readonly ModelMessage[] {
    return this.messages;
  }

  /** For providers that are sent everything as it is. */
  revealed(): readonly ModelMessage[] {
    return this.messages.map((message) => revealIn(message, this.vault));
  }

  /** For those that must not learn who is meant: free text without addresses, numbers and the like. Fills the vault. */
  withoutPersonal(): readonly ModelMessage[] {
    const hidden = (text: unknown) => (typeof text === 'string' ? withoutPersonal(text, this.vault) : text);
    return this.messages.map((message) => ({ ...message, content: hidden(message.content) }) as ModelMessage);
  }
}

function revealIn(message: ModelMessage, vault: Vault): ModelMessage {
  const reveal = (text: string) => changeTexts(text, (one) => vault.reveal(one));
  const content = typeof message.content === 'string' ? reveal(message.content) : message.content;
  if (!('tool_calls' in message) || !message.tool_calls) return { ...message, content } as ModelMessage;
  const calls = message.tool_calls.map((call) =>
    call.type === 'function'
      ? { ...call, function: { ...call.function, arguments: reveal(call.function.arguments) } }
      : call,
  );
  return { ...message, content, tool_calls: calls } as ModelMessage;
}

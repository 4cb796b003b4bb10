import type { ModelMessage } from '../providers/completion-request.js';
import type { ToolCall } from '../providers/tool-calls.js';
import type { Turn } from '../answering/answerer.js';

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

/** What was said in a conversation and what tools told, after its instructions; what of it leaves is decided on the way out. */
export class Transcript {
  private readonly messages: ModelMessage[] = [];

  constructor(history: readonly Turn[], question: string) {
    for (const { role, content } of history) this.messages.push({ role, content });
    this.messages.push({ role: 'user', content: question });
  }

  /** The model's own words and the tools it asked. */
  said(text: string, calls: readonly ToolCall[]): void {
    this.messages.push({
      role: 'assistant',
      content: text || null,
      ...(calls.length > 0 && {
        tool_calls: calls.map(({ id, name, args }) => ({
          id,
          type: 'function' as const,
          function: { name, arguments: args },
        })),
      }),
    });
  }

  result(callId: string, text: string): void {
    this.messages.push({ role: 'tool', tool_call_id: callId, content: text });
  }

  all(): readonly ModelMessage[] {
    return this.messages;
  }
}

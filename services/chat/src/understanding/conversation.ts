import type { HotStore } from '@talent-os/service-kit';
import type { Draft, Proposed } from './write/change.js';

/** What was asked last: the question in full, so that the next one may lean on it. */
export type Frame = {
  /** The question as it was understood, earlier ones it leaned on included. */
  readonly question: string;
  readonly operation: string;
  readonly lists: readonly string[];
  /** Names of the rows that were told, in order. */
  readonly names: readonly string[];
  readonly nameKey: string | null;
};

/** What a conversation remembers between messages. May be forgotten: then people are asked again. */
export type Conversation = {
  readonly draft?: Draft;
  readonly frame?: Frame;
  /** The change that was proposed last: the next message may correct it. */
  readonly proposed?: Proposed;
  /** What the assistant can do was told last: asked for in which words, and how many of its questions. */
  readonly helped?: { readonly asked: string; readonly told: number };
};

const KEEP_MS = 15 * 60_000;

/** The conversation of one person's session. */
export class Conversations {
  constructor(private readonly hot: HotStore) {}

  async read(sessionId: string, userId: string): Promise<Conversation> {
    return (await this.hot.get<Conversation>(keyOf(sessionId, userId))) ?? {};
  }

  async write(sessionId: string, userId: string, conversation: Conversation): Promise<void> {
    if (Object.values(conversation).some((kept) => kept !== undefined))
      await this.hot.set(keyOf(sessionId, userId), conversation, KEEP_MS);
    else await this.hot.forget(keyOf(sessionId, userId));
  }
}

const keyOf = (sessionId: string, userId: string) => `chat.conversation.${sessionId}.${userId}`;

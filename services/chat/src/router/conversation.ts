import type { HotStore } from '@talent-os/service-kit';

/** A choice offered for a field: what people read, and the value it stands for. */
export type Option = { readonly name: string; readonly value: string };

/** A question the assistant has asked back, with what is known so far. */
export type Pending = {
  readonly tool: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, string>>;
  readonly field: string;
  readonly options: readonly Option[];
};

/** What a conversation remembers between messages. May be forgotten: then people are asked again. */
export type Conversation = {
  readonly pending?: Pending;
  /** The tool asked last, for questions that only change something about it. */
  readonly last?: { readonly tool: string; readonly args: Readonly<Record<string, unknown>> };
};

const KEEP_MS = 15 * 60_000;

/** The conversation of one person's session. */
export class Conversations {
  constructor(private readonly hot: HotStore) {}

  async read(sessionId: string, userId: string): Promise<Conversation> {
    return (await this.hot.get<Conversation>(keyOf(sessionId, userId))) ?? {};
  }

  async write(sessionId: string, userId: string, conversation: Conversation): Promise<void> {
    if (conversation.pending || conversation.last) await this.hot.set(keyOf(sessionId, userId), conversation, KEEP_MS);
    else await this.hot.forget(keyOf(sessionId, userId));
  }
}

const keyOf = (sessionId: string, userId: string) => `chat.conversation.${sessionId}.${userId}`;

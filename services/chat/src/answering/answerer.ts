import type { ChatContext } from '@talent-os/contracts/chat/context.js';
import type { AnswerStatus } from '@talent-os/contracts/chat/frames.js';
import type { Mode, Proposal, Source, Suggestion, Verification } from '@talent-os/contracts/chat/parts.js';
import type { Ctx } from '@talent-os/service-kit';

/** A message that came before, oldest first, on the branch the question belongs to. */
export type Turn = {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Of an answer: the operations it was read from. */
  readonly operations?: readonly string[];
};

/** A question with everything an answer may depend on. `ctx` is the caller's own, and outlives the request. */
export type Question = {
  readonly runId: string;
  readonly sessionId: string;
  readonly content: string;
  readonly context: ChatContext;
  /** The path of the screen the person looks at. */
  readonly path: string | undefined;
  /** The conversation holds health information as such, once and for all. */
  readonly health: boolean;
  /** The model the person chose, to be asked first where it may read this; null or absent for the organization's order. */
  readonly providerId?: string | null;
  /** The person wants the model's answer, also where the platform's data has a certain one. */
  readonly askModel?: boolean;
  readonly history: readonly Turn[];
  readonly ctx: Ctx;
};

/** Where an answerer writes. Order is kept; nothing here waits for a reader. */
export interface Sink {
  status(text: string): void;
  text(delta: string): void;
  toolCall(call: { readonly callId: string; readonly operation: string; readonly label: string }): void;
  toolResult(result: {
    readonly callId: string;
    readonly outcome: 'answered' | 'denied' | 'failed';
    readonly rows: number | null;
  }): void;
  /** Answers the number that `[n]` in the text refers to. */
  source(source: Omit<Source, 'number'>): number;
  proposal(proposal: Proposal): void;
  suggestions(suggestions: readonly Suggestion[]): void;
  /** How the text stands to what was read for it; once, at the end. */
  verification(verification: Verification): void;
}

export type Usage = { readonly promptTokens: number; readonly completionTokens: number; readonly estimated: boolean };

/** How an answer ended. A thrown `DomainError` becomes an error frame; everything else is `server.error`. */
export type Outcome = {
  readonly status: AnswerStatus;
  readonly mode: Mode;
  readonly usage: Usage | null;
  readonly provider: string | null;
  /** The model that wrote it, by the id of its provider; absent where none did. */
  readonly model?: { readonly id: string; readonly model: string } | undefined;
  readonly promptVersion: string | null;
};

/** Writes one answer. `signal` is the person's stop: return soon after, with what is written so far and status `stopped`. */
export interface Answerer {
  answer(question: Question, sink: Sink, signal: AbortSignal): Promise<Outcome>;
}

import type { ChatContext } from '@talent-os/contracts/chat/context.js';

/** A question that was stored with its empty answer and its run: what a run needs to know of it. */
export type RunQuestion = {
  readonly runId: string;
  readonly generation: number;
  readonly sessionId: string;
  readonly questionId: string;
  readonly answerId: string;
  /** The answer the question follows; null at the beginning. */
  readonly parentId: string | null;
  readonly content: string;
  readonly context: ChatContext;
  /** The conversation holds health information. */
  readonly health: boolean;
  /** The model to ask first; null for the organization's default. */
  readonly providerId: string | null;
  /** The model is to answer, also where platform data could. */
  readonly askModel?: boolean;
  readonly path: string | undefined;
};

import type OpenAI from 'openai';

export type ModelMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;
export type ModelTool = OpenAI.Chat.Completions.ChatCompletionFunctionTool;

/** What a model is asked, whichever provider it is. */
export type CompletionRequest = {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** Whether the tools may be used now; they stay known, because earlier messages speak of them. */
  readonly mayUseTools?: boolean;
  /** The longest answer, in tokens. */
  readonly maxTokens: number;
};

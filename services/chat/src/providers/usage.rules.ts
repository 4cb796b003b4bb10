import type { CompletionRequest } from './completion-request.js';

const LETTERS_PER_TOKEN = 4;

/** Tokens of a text where nobody counted them: characters by four, rounded up. */
export const estimatedTokens = (letters: number): number => Math.ceil(letters / LETTERS_PER_TOKEN);

/** What a question will cost at the provider, in tokens, before it is asked. */
export const promptTokens = ({ messages, tools }: Pick<CompletionRequest, 'messages' | 'tools'>): number =>
  estimatedTokens(JSON.stringify(messages).length + (tools.length > 0 ? JSON.stringify(tools).length : 0));

import type { CompletionRequest } from './completion-request.js';
import { estimatedTokens } from '../budget/budget.rules.js';

/** What a question will cost at the provider, in tokens, before it is asked. */
export const promptTokens = ({ messages, tools }: Pick<CompletionRequest, 'messages' | 'tools'>): number =>
  estimatedTokens(JSON.stringify(messages).length + (tools.length > 0 ? JSON.stringify(tools).length : 0));

import type { ProviderFailure } from './failure.js';

/** What an OpenAI-compatible host turned out not to accept. Learned from its refusals. */
export type Quirks = {
  readonly newTokenLimit: boolean;
  readonly noUsage: boolean;
  readonly noTools: boolean;
};
type Quirk = keyof Quirks;

export const NO_QUIRKS: Quirks = { newTokenLimit: false, noUsage: false, noTools: false };

const signs: Record<Quirk, RegExp> = {
  newTokenLimit: /max_completion_tokens/,
  noUsage: /stream_options|include_usage/,
  noTools: /\btools?\b.{0,40}not support|not support.{0,40}\btools?\b/i,
};

/** What a refusal teaches; nothing where it says nothing new. */
export function lessonOf(failure: ProviderFailure, known: Quirks): Quirks | undefined {
  if (failure.kind !== 'refused') return undefined;
  const learned = (Object.keys(signs) as Quirk[]).find((one) => !known[one] && signs[one].test(failure.detail ?? ''));
  return learned && { ...known, [learned]: true };
}

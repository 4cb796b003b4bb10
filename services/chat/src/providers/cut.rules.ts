import type { FailureKind } from './failure.js';

/** Why an answer that had begun is not whole. */
export type Cut = FailureKind | 'length' | 'filter' | 'budget' | 'private';

const byReason: Readonly<Record<string, Cut>> = { length: 'length', content_filter: 'filter' };

/** Why a model ended its own answer early; nothing where it had said everything. */
export const cutOfReason = (finishReason: string | undefined): Cut | undefined =>
  finishReason === undefined ? undefined : byReason[finishReason];

/** For people who read the answer. What a provider said of it stays in the log. */
const sayings: Readonly<Partial<Record<Cut, string>>> = {
  length: 'it reached the longest answer the model may write.',
  filter: 'the provider of the model held back the rest.',
  budget: 'the budget for models was used up meanwhile.',
  private: 'the model may not read what the platform answered.',
  ended: 'the provider of the model ended it early.',
  late: 'the model stopped writing.',
  broken: 'the provider of the model reported a failure.',
  garbled: 'the provider of the model sent something that could not be read.',
};
const LOST = 'the connection to the model was lost.';

/** The sentence behind an answer that is not whole. */
export const incompleteNotice = (cut: Cut): string => `*This answer is not complete: ${sayings[cut] ?? LOST}*`;

import type { ProviderFailure } from './failure.js';

/** No model began to answer. `budget`: every one that could have been asked has used up its month. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';

  constructor(
    readonly reason: 'away' | 'budget',
    /** Why the last one that was asked did not answer. */
    readonly failure?: ProviderFailure,
  ) {
    super(reason === 'away' ? 'no model is reachable' : 'no model has budget left');
  }
}

import type { ProviderFailure } from './failure.js';

/**
 * Why no model began to answer. `health`: none may have a conversation that holds
 * health information. `private`: it may not be told what was said. `budget`, `role-budget`: the month of
 * everybody, or of the caller's role, is used up. `away`: one that could have been asked failed. What may pass is told first.
 */
const reasons = ['away', 'health', 'private', 'role-budget', 'budget'] as const;
export type Reason = (typeof reasons)[number];

const says: Record<Reason, string> = {
  away: 'no model is reachable',
  health: 'no model may have this conversation',
  private: 'no model may read this',
  'role-budget': 'the role has no budget left',
  budget: 'no model has budget left',
};

/** Of two reasons, the one that is told. */
export const worseReason = (one: Reason | undefined, other: Reason): Reason =>
  one !== undefined && reasons.indexOf(one) < reasons.indexOf(other) ? one : other;

/** No model began to answer. */
export class NoModelAnswered extends Error {
  override readonly name = 'Unanswered';

  constructor(
    readonly reason: Reason,
    /** Why the last one that was asked did not answer. */
    readonly failure?: ProviderFailure,
  ) {
    super(says[reason]);
  }
}

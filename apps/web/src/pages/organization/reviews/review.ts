import type { AccessReview, ReviewedState } from '@talent-os/contracts/identity/access-reviews';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const reviewedVariants: Readonly<Record<ReviewedState, BadgeVariant>> = {
  waiting: 'warning',
  kept: 'success',
  removed: 'secondary',
  flagged: 'error',
  lapsed: 'secondary',
};

/** Grants of a review that need nobody's word any more. */
export const answeredOf = ({ kept, removed, lapsed }: AccessReview): number => kept + removed + lapsed;

/** The list of a review's grants, or of those in a state. */
export const grantsAt = (reviewId: string, state?: ReviewedState): string =>
  `/organization/roles?view=reviews&review=${reviewId}${state ? `&state=${state}` : ''}`;

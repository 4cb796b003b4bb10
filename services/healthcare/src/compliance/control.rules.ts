import type { ErrorCode } from '@talent-os/contracts';
import type { ControlKind, ControlStatus } from '@talent-os/contracts/healthcare/compliance.js';
import { addMonths, type Day } from '@talent-os/service-kit/calendar';

type ControlFacts = { readonly kind: ControlKind; readonly alternative: string | null };
type ControlError = Extract<ErrorCode, `compliance.${string}`>;

const REVIEW_MONTHS = 12;

/** Why a review may not end in a status, or nothing. `evidence` is how many pieces the control has. */
export function reviewRefusal({ kind, alternative }: ControlFacts, status: ControlStatus, evidence: number) {
  const needs: Record<ControlStatus, ControlError | false> = {
    met: evidence === 0 && 'compliance.evidence',
    partial: false,
    not_met: false,
    alternative_documented:
      (kind === 'required' && 'compliance.required') || (alternative === null && 'compliance.alternative'),
  };
  return needs[status] || undefined;
}

export const nextReviewOn = (reviewedOn: Day): Day => addMonths(reviewedOn, REVIEW_MONTHS);

/** Never reviewed, or the day of the next review is over. */
export const isOverdue = (nextReview: Day | null, today: Day) => nextReview === null || nextReview < today;

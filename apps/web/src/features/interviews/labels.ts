import {
  interviewKindLabels,
  type InterviewKind,
  type InterviewState,
  type Recommendation,
} from '@talent-os/contracts/talent/interview-states';
import { choicesOf } from '@/lib/choices';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const kindOptions = choicesOf(interviewKindLabels);
export const lengthOptions = [30, 45, 60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));

/** `Video interview`. */
export const titleOf = (kind: InterviewKind): string => `${interviewKindLabels[kind]} interview`;

export const stateBadges: Record<InterviewState, BadgeVariant> = {
  proposed: 'warning',
  scheduled: 'default',
  completed: 'success',
  no_show: 'error',
  cancelled: 'secondary',
};

export const recommendationBadges: Record<Recommendation, BadgeVariant> = {
  strong_no: 'error',
  no: 'warning',
  yes: 'default',
  strong_yes: 'success',
};

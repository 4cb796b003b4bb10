import {
  clearanceLevelLabels,
  investigationLabels,
  type ClearanceStanding,
} from '@talent-os/contracts/cyber/clearance-kinds';
import type { Clearance } from '@talent-os/contracts/cyber/clearance';
import { day } from '@/lib/format';
import { counted } from '@/lib/counted';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const standingVariants: Record<ClearanceStanding, BadgeVariant> = {
  active: 'success',
  reusable: 'warning',
  lapsed: 'secondary',
  barred: 'error',
  none: 'secondary',
};

/** How long it is until a day: `74 days`, `12 days overdue`. */
export function dueText(days: number | null): string {
  if (days === null) return 'None';
  const time = counted(Math.abs(days), 'days');
  if (days === 0) return 'Today';
  return days < 0 ? `${time} overdue` : time;
}

export type Facts = Pick<
  Clearance,
  | 'currentLevel'
  | 'grantedDate'
  | 'grantingAuthority'
  | 'expirationDate'
  | 'investigationStatus'
  | 'lastInvestigationClosed'
  | 'questionnaireUpdated'
  | 'accessEndedAt'
>;

const dayOrNothing = (value: string | null) => (value ? day(value) : '–');

/** The facts of a clearance as people read them, by what they are called. */
export const factRows: readonly (readonly [label: string, read: (facts: Facts) => string])[] = [
  ['Level', ({ currentLevel }) => clearanceLevelLabels[currentLevel]],
  ['Granted', ({ grantedDate }) => dayOrNothing(grantedDate)],
  ['Granting authority', ({ grantingAuthority }) => grantingAuthority ?? '–'],
  ['Valid until', ({ expirationDate }) => dayOrNothing(expirationDate)],
  ['Investigation', ({ investigationStatus }) => investigationLabels[investigationStatus]],
  ['Investigation closed', ({ lastInvestigationClosed }) => dayOrNothing(lastInvestigationClosed)],
  ['Questionnaire updated', ({ questionnaireUpdated }) => dayOrNothing(questionnaireUpdated)],
  ['Access ended', ({ accessEndedAt }) => dayOrNothing(accessEndedAt)],
];

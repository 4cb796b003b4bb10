import {
  cvssBand,
  deadlineOf,
  vulnerabilityStates,
  type CvssBand,
  type Flags,
  type VulnerabilityState,
} from '@talent-os/contracts/cyber/vulnerability-kinds';
import type { VulnerabilityDetail } from '@talent-os/contracts/cyber/vulnerabilities';
import { day } from '@/lib/format';
import { counted } from '@/lib/counted';
import type { BadgeVariant } from '@/ui/display/status-badge';
import { daysBetween } from '@/lib/today';

export const stateVariants: Record<VulnerabilityState, BadgeVariant> = {
  open: 'error',
  mitigating: 'warning',
  remediated: 'success',
  accepted: 'secondary',
};

const bands: Record<CvssBand, { readonly label: string; readonly variant: BadgeVariant }> = {
  none: { label: 'None', variant: 'secondary' },
  low: { label: 'Low', variant: 'secondary' },
  medium: { label: 'Medium', variant: 'warning' },
  high: { label: 'High', variant: 'error' },
  critical: { label: 'Critical', variant: 'error' },
};
export const bandOf = (cvss: number) => bands[cvssBand(cvss)];

/** What four answers ask for: `Due within 3 days, with a compromise check`. */
export function deadlineText(flags: Flags): string {
  const { days, check } = deadlineOf(flags);
  if (days === null) return 'Due with the next upgrade';
  return `Due within ${counted(days, 'days')}${check ? ', with a compromise check' : ''}`;
}

/** How far a due date is away on the calendar of a timezone: `in 3 days`, `2 days overdue`, `within a day`. Instants in milliseconds. */
export function dueIn(dueAt: string, now: number, timezone: string): string {
  const at = Date.parse(dueAt);
  const days = daysBetween(timezone, now, at);
  if (at < now) return `${counted(Math.max(1, -days), 'days')} overdue`;
  return days < 1 ? 'within a day' : `in ${counted(days, 'days')}`;
}

type Entry = Pick<VulnerabilityDetail['history'][number], 'kind' | 'from' | 'to'>;
const stateLabel = (state: string | null) => vulnerabilityStates[state as VulnerabilityState]?.label ?? state ?? '';

const sentences: Record<Entry['kind'], (entry: Entry) => string> = {
  added: () => 'Recorded',
  found: () => 'Found by a scanner',
  changed: () => 'Corrected',
  owner: ({ to }) => `Handed to ${to}`,
  moved: ({ from, to }) => `${stateLabel(from)} → ${stateLabel(to)}`,
  accepted: ({ to }) => `Risk accepted until ${day(to ?? '')}`,
  expired: ({ from }) => `Acceptance until ${day(from ?? '')} is over: open again`,
  check: () => 'Compromise check done',
};

/** A line of the history as people read it, without who and when. */
export const historyText = (entry: Entry): string => sentences[entry.kind](entry);

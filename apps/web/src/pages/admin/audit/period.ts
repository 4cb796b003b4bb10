import type { exportAuditEvents } from '@talent-os/contracts/audit/trail';
import type { Sent } from '@talent-os/contracts/define';

export type AuditFilters = Sent<typeof exportAuditEvents>;

/** Where a day begins here, as an instant. */
const beginOf = (day: string) => new Date(`${day}T00:00:00`);
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Days of a person's own calendar, both included, as the instants between which they lie. */
export function periodOf(first: string | undefined, last: string | undefined): Pick<AuditFilters, 'from' | 'to'> {
  const end = isDay(last) ? beginOf(last) : undefined;
  end?.setDate(end.getDate() + 1);
  return {
    ...(isDay(first) && { from: beginOf(first).toISOString() }),
    ...(end && { to: end.toISOString() }),
  };
}

/** The address holds days, the operation takes instants. */
export const filtersInAddress = {
  called: { from: 'since', to: 'until', actorId: 'actor' },
  derive: (_input: object, get: (name: string) => string | undefined) => periodOf(get('since'), get('until')),
} as const;

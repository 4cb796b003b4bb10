import {
  clocks,
  incidentStates,
  slaMinutes,
  type Clock,
  type Severity,
} from '@talent-os/contracts/cyber/incident-states.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import type { Incident } from './incident.entity.js';

/** The columns each clock of an incident lives in. */
export const columns = {
  respond: { by: 'respondBy', done: 'respondedAt', breached: 'respondBreachedAt' },
  contain: { by: 'containBy', done: 'containedAt', breached: 'containBreachedAt' },
  resolve: { by: 'resolveBy', done: 'resolvedAt', breached: 'resolveBreachedAt' },
} as const satisfies Record<Clock, Record<string, keyof Incident>>;

type Columns = (typeof columns)[Clock];
export type IncidentTiming = Pick<Incident, 'severity' | 'status' | Columns[keyof Columns]>;
type Deadlines = Pick<Incident, Columns['by']>;

/** The deadlines of an incident reported at an instant. */
export const deadlinesFrom = (reported: Date, severity: Severity): Deadlines => ({
  respondBy: minutesAfter(reported, slaMinutes[severity].respond),
  containBy: minutesAfter(reported, slaMinutes[severity].contain),
  resolveBy: minutesAfter(reported, slaMinutes[severity].resolve),
});

/** A clock runs while its step is open, not missed yet, and the incident not over. */
const runs = (incident: IncidentTiming, clock: Clock) =>
  incidentStates[incident.status].open &&
  incident[columns[clock].done] === null &&
  incident[columns[clock].breached] === null;

/** Clocks whose deadline has passed and that nobody has recorded as missed. */
export const lateClocks = (incident: IncidentTiming, now: Date): Clock[] =>
  clocks.filter((clock) => runs(incident, clock) && incident[columns[clock].by] < now);

/** What recording missed deadlines changes. */
export const breachesOf = (late: readonly Clock[], now: Date): Partial<IncidentTiming> =>
  Object.fromEntries(late.map((clock) => [columns[clock].breached, now]));

/** The next deadline that can be missed; null where no clock runs. */
export function nextDeadline(incident: IncidentTiming): Date | null {
  const next = clocks.filter((clock) => runs(incident, clock)).map((clock) => incident[columns[clock].by].getTime());
  return next.length === 0 ? null : new Date(Math.min(...next));
}

/** What another severity changes: running clocks get the time it grants, counted from where they began; others stay. */
export function retimed(incident: IncidentTiming, severity: Severity): Partial<IncidentTiming> {
  const moved = clocks
    .filter((clock) => runs(incident, clock))
    .map((clock) => {
      const longer = slaMinutes[severity][clock] - slaMinutes[incident.severity][clock];
      return [columns[clock].by, minutesAfter(incident[columns[clock].by], longer)];
    });
  return { severity, ...Object.fromEntries(moved) };
}

/** What opening it again changes: the time to resolve begins anew, unless it was missed before. */
export const reopened = (incident: IncidentTiming, now: Date): Partial<IncidentTiming> => ({
  resolvedAt: null,
  ...(incident.resolveBreachedAt === null && {
    resolveBy: minutesAfter(now, slaMinutes[incident.severity].resolve),
  }),
});

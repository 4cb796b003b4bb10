import {
  clocks,
  clockLabels,
  incidentStates,
  slaMinutes,
  type Clock,
} from '@talent-os/contracts/cyber/incident-states';
import type { Incident } from '@talent-os/contracts/cyber/incidents';
import type { BadgeVariant } from '@/ui/display/status-badge';
import { durationText } from '../duration.rules';

/** Share of the time a step is given from which on little of it is left. */
const SOON = 0.25;
const MINUTE = 60_000;

type IncidentTiming = Pick<Incident, 'status' | 'severity' | 'sla'>;
type ClockState = { readonly text: string; readonly variant: BadgeVariant };

/** The step that is due next; none once the incident is over. */
const nextClock = ({ status, sla }: IncidentTiming): Clock | undefined =>
  incidentStates[status].open ? clocks.find((clock) => sla[clock].doneAt === null) : undefined;

/** How a clock stands: met, met late, running, running out, or missed. `now` in epoch milliseconds. */
export function clockState(incident: IncidentTiming, clock: Clock, now: number): ClockState {
  const { by, doneAt, breachedAt } = incident.sla[clock];
  const left = (Date.parse(by) - now) / MINUTE;
  if (doneAt) return breachedAt ? { text: 'Met late', variant: 'warning' } : { text: 'Met', variant: 'success' };
  if (!incidentStates[incident.status].open) return { text: 'Stopped', variant: 'secondary' };
  if (left < 0 || breachedAt) return { text: `${durationText(left)} late`, variant: 'error' };
  const soon = left < slaMinutes[incident.severity][clock] * SOON;
  return { text: `${durationText(left)} left`, variant: soon ? 'warning' : 'secondary' };
}

/** The countdown of a row: what is due next, and how long there is. */
export function countdown(incident: IncidentTiming, now: number): ClockState | undefined {
  const clock = nextClock(incident);
  if (!clock) return undefined;
  const { text, variant } = clockState(incident, clock, now);
  return { text: `${clockLabels[clock]}: ${text}`, variant };
}

/** How urgent what is due next is, by what is left of its time: nothing, a quarter, a half, or more. */
type Urgency = 'late' | 'soon' | 'near' | 'calm';

/** The urgency of what is due next, and the share of its time that is left, from 0 to 1; none once it is over. */
export function urgencyOf(incident: IncidentTiming, now: number): { urgency: Urgency; left: number } | undefined {
  const clock = nextClock(incident);
  if (!clock) return undefined;
  const { by, breachedAt } = incident.sla[clock];
  const share = (Date.parse(by) - now) / MINUTE / slaMinutes[incident.severity][clock];
  const left = breachedAt ? 0 : Math.max(0, Math.min(1, share));
  if (left === 0) return { urgency: 'late', left };
  return { urgency: left < SOON ? 'soon' : left < 2 * SOON ? 'near' : 'calm', left };
}

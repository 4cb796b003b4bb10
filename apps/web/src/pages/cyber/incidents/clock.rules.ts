import {
  clocks,
  clockLabels,
  incidentStates,
  slaMinutes,
  type Clock,
} from '@talent-os/contracts/cyber/incident-states';
import type { Incident } from '@talent-os/contracts/cyber/incidents';
import type { BadgeVariant } from '../../../ui/status-badge';
import { durationText } from '../duration.rules';

/** Share of the time a step is given from which on little of it is left. */
const SOON = 0.25;
const MINUTE = 60_000;

type Timed = Pick<Incident, 'status' | 'severity' | 'sla'>;
export type ClockState = { readonly text: string; readonly variant: BadgeVariant };

/** The step that is due next; none once the incident is over. */
export const nextClock = ({ status, sla }: Timed): Clock | undefined =>
  incidentStates[status].open ? clocks.find((clock) => sla[clock].doneAt === null) : undefined;

/** How a clock stands: met, met late, running, running out, or missed. `now` in epoch milliseconds. */
export function clockState(incident: Timed, clock: Clock, now: number): ClockState {
  const { by, doneAt, breachedAt } = incident.sla[clock];
  const left = (Date.parse(by) - now) / MINUTE;
  if (doneAt) return breachedAt ? { text: 'Met late', variant: 'warning' } : { text: 'Met', variant: 'success' };
  if (!incidentStates[incident.status].open) return { text: 'Stopped', variant: 'secondary' };
  if (left < 0 || breachedAt) return { text: `${durationText(left)} late`, variant: 'error' };
  const soon = left < slaMinutes[incident.severity][clock] * SOON;
  return { text: `${durationText(left)} left`, variant: soon ? 'warning' : 'secondary' };
}

/** The countdown of a row: what is due next, and how long there is. */
export function countdown(incident: Timed, now: number): ClockState | undefined {
  const clock = nextClock(incident);
  if (!clock) return undefined;
  const { text, variant } = clockState(incident, clock, now);
  return { text: `${clockLabels[clock]}: ${text}`, variant };
}

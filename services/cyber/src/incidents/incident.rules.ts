import {
  incidentStateKeys,
  incidentStates,
  REOPEN_DAYS,
  type IncidentState,
  type Severity,
} from '@talent-os/contracts/cyber/incident-states.js';
import type { Incident as Shown, incidentActions } from '@talent-os/contracts/cyber/incidents.js';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { actionsBy, statesWithout } from '@talent-os/service-kit/may';
import type { Incident } from './incident.entity.js';
import { reopened } from './incident-clock.rules.js';

/** Where an incident may go from a state. Investigating is begun by taking it, and again by opening it anew. */
export const incidentMovesFrom: Record<IncidentState, readonly IncidentState[]> = {
  new: ['triaged', 'investigating', 'false_positive'],
  triaged: ['investigating', 'false_positive'],
  investigating: ['contained'],
  contained: ['eradicated'],
  eradicated: ['recovered'],
  recovered: ['closed'],
  closed: ['investigating'],
  false_positive: [],
};

type Review = Pick<Incident, 'resolution' | 'rootCause' | 'lessons'>;
type IncidentStanding = Review & Pick<Incident, 'status' | 'severity' | 'resolvedAt'>;
type Move = { readonly status: IncidentState; readonly note?: string | undefined };

const hasText = (text: string | null | undefined): boolean => !!text?.trim();
const needsLessons = (severity: Severity) => severity === 'critical' || severity === 'high';

export const isOpen = (status: IncidentState): boolean => incidentStates[status].open;

/** What a closed incident lacks, in the order people are told. */
export function reviewRefusal(severity: Severity, review: Review) {
  if (!hasText(review.resolution) || !hasText(review.rootCause)) return 'incident.resolution' as const;
  return needsLessons(severity) && !hasText(review.lessons) ? ('incident.lessons' as const) : undefined;
}

/** Since when an incident must have been closed to be opened again. */
export const reopenableSince = (now: Date): Date => daysBefore(now, REOPEN_DAYS);

/** Why an incident cannot go from one state into another, whatever is said with it. `final`: closed too long ago. */
function stateRefusal(from: IncidentState, to: IncidentState, final: boolean) {
  const reopens = from === 'closed' && to === 'investigating';
  if (!incidentMovesFrom[from].includes(to)) return 'incident.transition' as const;
  if (to === 'investigating' && !reopens) return 'incident.transition' as const;
  return reopens && final ? ('incident.reopen' as const) : undefined;
}

/** The first rule a move would break, or nothing. Taking a new incident is `investigateRefusal`'s. */
export function moveRefusal(incident: IncidentStanding, move: Move, review: Review, now: Date) {
  const reopens = incident.status === 'closed' && move.status === 'investigating';
  const final = incident.resolvedAt === null || incident.resolvedAt < reopenableSince(now);
  const refusal = stateRefusal(incident.status, move.status, final);
  if (refusal) return refusal;
  if ((reopens || move.status === 'false_positive') && !hasText(move.note)) return 'incident.reason' as const;
  return move.status === 'closed' ? reviewRefusal(incident.severity, review) : undefined;
}

/** Only what is new or triaged is taken; afterwards it is handed over. */
export const investigateRefusal = (status: IncidentState) =>
  status === 'new' || status === 'triaged' ? undefined : ('incident.transition' as const);

/** What an allowed move changes. The first containment counts; closing stamps the resolution. */
export function changesOf(incident: Incident, status: IncidentState, now: Date, userId: string): Partial<Incident> {
  const again = incident.status === 'closed' && status === 'investigating';
  return {
    status,
    ...(status === 'contained' && { containedAt: incident.containedAt ?? now }),
    ...(status === 'closed' && { resolvedAt: now }),
    ...(again && { ...reopened(incident, now), assigneeId: userId }),
  };
}

/** A review is written once a person investigates, also after closing; a false alarm has none. */
export const takesReview = (status: IncidentState): boolean =>
  status !== 'new' && status !== 'triaged' && status !== 'false_positive';

/** Patient data is suspected once, at an instant that is not ahead. */
export const discoveryRefusal = (incident: Pick<Incident, 'phiDiscoveredAt'>, discovered: Date, now: Date) =>
  incident.phiDiscoveredAt !== null || discovered > now ? ('incident.discovery' as const) : undefined;

type ActionRule = (status: IncidentState, suspected: boolean) => boolean;
/** One row per action: when who responds to incidents may take it. */
const actions: Record<(typeof incidentActions)[number], ActionRule> = {
  investigate: (status) => investigateRefusal(status) === undefined,
  update: isOpen,
  handOver: isOpen,
  changeSeverity: isOpen,
  suspectPhi: (_, suspected) => !suspected,
  addTask: isOpen,
  writeReview: takesReview,
};

/** What who responds to incidents may do with one. `suspected`: of patient data; `final`: closed too long ago. */
export const mayIn = (status: IncidentState, suspected: boolean, final: boolean): Shown['may'] => ({
  to: statesWithout(incidentStateKeys, (to) => stateRefusal(status, to, final)),
  do: actionsBy(actions, status, suspected),
});

import { z } from 'zod';

/**
 * Events a webhook may be sent, by the part of the product people know them from, with what people read of each. What
 * belongs to one person alone (sign-ins, tasks, goals, well-being, conversations, clearances) is in no group, and neither is
 * what a breach assessment says.
 */
export const webhookEventGroups = {
  'People and accounts': {
    'identity.person.joined': 'Somebody joined by an invitation',
    'identity.person.provisioned': 'A directory made, changed or closed an account',
    'identity.person.moved': 'Somebody moved to another seat',
    'identity.account.switched': 'An account was closed or opened',
    'identity.role.granted': 'A role was given',
    'identity.role.revoked': 'A role was taken away',
    'identity.candidate.registered': 'A candidate registered',
  },
  Organization: {
    'identity.teams.changed': 'A team was made, changed, moved or deleted',
    'identity.team.merged': 'A team was merged into another',
    'identity.document.changed': 'A document was added or changed',
    'identity.document.acknowledged': 'A document was acknowledged',
    'identity.strategy.published': 'A strategy was published',
    'identity.workingAgreement.published': 'A team published its working agreement',
  },
  Recruiting: {
    'talent.requisition.decided': 'A requisition was approved or declined',
    'talent.requisition.cancelled': 'A requisition was cancelled',
    'talent.position.opened': 'A position was opened',
    'talent.application.started': 'An application came in',
    'talent.application.moved': 'An application moved to another stage',
    'talent.application.rejected': 'An application was rejected',
    'talent.application.withdrawn': 'An application was withdrawn',
    'talent.application.hired': 'Somebody was hired',
    'talent.interview.scheduled': 'An interview was scheduled',
    'talent.interview.rescheduled': 'An interview was moved',
    'talent.interview.cancelled': 'An interview was cancelled',
    'talent.interview.completed': 'An interview took place',
    'talent.scorecard.submitted': 'A scorecard was submitted',
    'talent.offer.sent': 'An offer was sent',
    'talent.offer.answered': 'An offer was accepted or declined',
    'talent.offer.expired': 'An offer ran out',
    'talent.offer.rescinded': 'An offer was withdrawn',
  },
  'Onboarding and moves': {
    'talent.onboarding.started': 'An onboarding started',
    'talent.onboarding.moved': 'An onboarding moved on',
    'talent.onboarding.checkpointHeld': 'A checkpoint was held',
    'talent.transition.moved': 'A transition moved on',
    'talent.transition.completed': 'A transition was completed',
  },
  Sales: {
    'sales.deal.created': 'A deal was opened',
    'sales.deal.changed': 'A deal was changed',
    'sales.deal.moved': 'A deal moved to another stage',
    'sales.deal.closed': 'A deal was won or lost',
    'sales.reassignment.decided': 'A move of accounts was decided',
  },
  Healthcare: {
    'healthcare.shift.published': 'A shift was published',
    'healthcare.shift.assigned': 'A shift was assigned',
    'healthcare.shift.claimed': 'A shift was claimed',
    'healthcare.shift.released': 'A shift was released',
    'healthcare.shift.cancelled': 'A shift was cancelled',
    'healthcare.shift.swapped': 'Shifts were exchanged',
    'healthcare.unit.short': 'A unit is short of people',
    'healthcare.credential.expiring': 'A credential expires soon',
    'healthcare.credential.expired': 'A credential expired',
    'healthcare.credential.renewalDecided': 'A renewal was decided',
    'healthcare.enrollment.completed': 'A course was completed',
  },
  'Cyber security': {
    'cyber.incident.reported': 'An incident was reported',
    'cyber.incident.statusChanged': 'An incident changed its status',
    'cyber.incident.severityChanged': 'An incident changed its severity',
    'cyber.incident.closed': 'An incident was closed',
    'cyber.vulnerability.due': 'A vulnerability is due',
    'cyber.vulnerability.changed': 'A vulnerability was added or changed',
    'cyber.indicator.sighted': 'An indicator was sighted',
    'cyber.threat.published': 'A threat was published',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Groups = typeof webhookEventGroups;
type NamesOf<T> = T extends unknown ? keyof T & string : never;
export type WebhookEventName = NamesOf<Groups[keyof Groups]>;

/** What people read of each event, by its name. */
export const webhookEventLabels = Object.assign({}, ...Object.values(webhookEventGroups)) as Readonly<
  Record<WebhookEventName, string>
>;
const names = Object.keys(webhookEventLabels) as [WebhookEventName, ...WebhookEventName[]];
export const WebhookEventName = z.enum(names, 'Please choose events from the list');
export const WEBHOOK_EVENTS_MOST = names.length;

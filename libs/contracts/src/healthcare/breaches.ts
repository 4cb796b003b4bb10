import { z } from 'zod';
import { may, type Rule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { days } from '../dates.js';
import { day, instant, uuid } from '../paging.js';
import { prose } from '../text.js';

/** Days from discovery within which people must be told of a breach (45 CFR 164.404(b)). */
export const NOTIFY_DAYS = 60;

export const breachDecisions = ['open', 'notify', 'notified', 'no_breach'] as const;
export type BreachDecision = (typeof breachDecisions)[number];
export const breachDecisionLabels: Record<BreachDecision, string> = {
  open: 'Open',
  notify: 'People must be told',
  notified: 'People were told',
  no_breach: 'No breach',
};

const access: Rule = {
  industry: ['HEALTHCARE'],
  any: [{ audience: ['admin'] }, may('VERIFY_CREDENTIALS', 'HEALTHCARE')],
};

const Breach = z.object({
  id: uuid(),
  incidentId: uuid(),
  title: z.string(),
  discoveredAt: instant,
  notifyBy: day,
  /** Days left of the 60; negative where they are over. Null where nothing is left to do. */
  daysLeft: z.int().nullable(),
  affectedCount: z.int().nullable(),
  decision: z.enum(breachDecisions),
  rationale: z.string().nullable(),
  decidedByName: z.string().nullable(),
  notifiedOn: day.nullable(),
});
export type Breach = z.infer<typeof Breach>;

export const listBreaches = operation('healthcare.breaches.list', {
  http: 'GET /api/healthcare/compliance/breaches',
  access,
  summary: 'Breach assessments with the days left until people must be told, most urgent first',
  input: z.object({}),
  output: z.object({ items: z.array(Breach) }),
  effect: 'read',
});

export const decideBreach = operation('healthcare.breaches.decide', {
  http: 'POST /api/healthcare/compliance/breaches/:assessmentId/decision',
  access,
  summary: 'Decide whether the people affected must be told, with the reasons',
  input: z.object({
    assessmentId: uuid(),
    decision: z.enum(['notify', 'no_breach']),
    affectedCount: z.int().min(0).max(1e9),
    rationale: prose().min(1, 'Please give the reasons').max(2_000),
  }),
  output: z.object({ decision: z.enum(breachDecisions) }),
  effect: 'write',
  events: () => [breachDecided],
  errors: ['resource.missing', 'breach.decided'],
});

export const recordNotice = operation('healthcare.breaches.notified', {
  http: 'POST /api/healthcare/compliance/breaches/:assessmentId/notice',
  access,
  summary: 'Record the day on which the people affected were told',
  input: z.object({ assessmentId: uuid(), notifiedOn: days.noticed }),
  output: z.object({ decision: z.enum(breachDecisions) }),
  effect: 'write',
  events: () => [breachDecided],
  errors: ['resource.missing', 'breach.undecided'],
});

const live = { live: { to: 'organization' as const, access, refetches: ['healthcare.breaches.list'] } };
export const breachOpened = event(
  'healthcare.breach.opened',
  z.object({ assessmentId: uuid(), incidentId: uuid(), notifyBy: day }),
  live,
);
export const breachDecided = event(
  'healthcare.breach.decided',
  z.object({ assessmentId: uuid(), incidentId: uuid(), decision: z.enum(breachDecisions) }),
  live,
);

import { z } from 'zod';
import { instant, uuid, version } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, prose } from '../text.js';
import { stageTypes } from './pipeline.js';

/** What happens to an application that an automation acts on. */
export const automationEvents = {
  entered: 'Somebody comes into the stage',
  late: 'Somebody is past the days of the stage',
  interviewed: 'An interview was held',
  missed: 'Somebody missed an interview',
  declined: 'Somebody declined an offer',
} as const;
export type AutomationEvent = keyof typeof automationEvents;
const automationEventKeys = Object.keys(automationEvents) as [AutomationEvent, ...AutomationEvent[]];

/** What an automation does. None of it ends an application: only people decide who is not taken. */
export const automationActions = {
  notify: 'Tell a colleague',
  assign: 'Give the position to a colleague',
  schedule: 'Offer times for an interview',
} as const;
export type AutomationAction = keyof typeof automationActions;
export const automationActionKeys = Object.keys(automationActions) as [AutomationAction, ...AutomationAction[]];

/** Whom it tells, as what a colleague gets the position, and who holds the interview. */
export const automationTargets = { recruiter: 'Recruiter', manager: 'Hiring manager', person: 'A colleague' } as const;
export type AutomationTarget = keyof typeof automationTargets;
export const automationTargetKeys = Object.keys(automationTargets) as [AutomationTarget, ...AutomationTarget[]];

/** What a colleague can get a position as. */
export const assignedAs = ['recruiter', 'manager'] as const satisfies readonly AutomationTarget[];

/** What came of a run. */
export const automationOutcomes = { done: 'Done', passed: 'Not done' } as const;
export type AutomationOutcome = keyof typeof automationOutcomes;
export const automationOutcomeKeys = Object.keys(automationOutcomes) as [AutomationOutcome, ...AutomationOutcome[]];

/** Why nothing was done. */
export const passReasons = {
  ended: 'They are not under way any more',
  seat: 'The position takes nobody now',
  person: 'The colleague has left, or may not do it any more',
  already: 'It was so already',
  arranged: 'An interview is arranged or was held already',
  times: 'There is no common time in the next two weeks: they stay on the list of what is to be scheduled',
} as const;
export type PassReason = keyof typeof passReasons;
export const passReasonKeys = Object.keys(passReasons) as [PassReason, ...PassReason[]];

/** Automations of an organization, versions of them and runs that are shown at most. */
export const MOST_AUTOMATIONS = 50;
export const RUNS_SHOWN = 50;
/** Days within which times for an interview are looked for, and minutes it takes. */
export const SOUGHT_DAYS = 14;
export const INTERVIEW_MINUTES = 60;
export const MOST_AUTOMATION_TEXT = 500;

/** What decides what is done, and what colleagues are told. */
export const acting = {
  event: z.enum(automationEventKeys),
  action: z.enum(automationActionKeys),
  target: z.enum(automationTargetKeys),
  /** Empty for what tells nobody. */
  text: prose().max(MOST_AUTOMATION_TEXT),
};

/** A rule: when something is done, and what. */
export const AutomationRule = z.object({
  ...acting,
  /** Only in stages of this type; null for any. */
  stage: z.enum(stageTypes).nullable(),
  /** The colleague who is meant; null where the target says who. */
  personId: uuid().nullable(),
});
export type AutomationRule = z.infer<typeof AutomationRule>;

/** A rule as it is written. */
export const writtenRule = {
  name: label().min(1, 'Please name the automation').max(80),
  ...AutomationRule.shape,
};

const AutomationVersion = AutomationRule.extend({
  /** Counts the versions of the automation, from 1. */
  number: z.int().min(1),
  /** Name of the colleague who is meant; null where the target says who. */
  personName: z.string().nullable(),
  authorName: z.string(),
  createdAt: instant,
});

export const Automation = AutomationVersion.extend({
  id: uuid(),
  name: z.string(),
  on: z.boolean(),
  /** Versions before the present one, newest first. */
  earlier: z.array(AutomationVersion),
  /** How often it did something, and how often it could not. */
  done: z.int().min(0),
  passed: z.int().min(0),
  may: mayDo(['change', 'switch']),
  version,
});
export type Automation = z.infer<typeof Automation>;

export const AutomationRun = z.object({
  id: uuid(),
  automationId: uuid(),
  automationName: z.string(),
  /** The version that ran. */
  number: z.int().min(1),
  action: z.enum(automationActionKeys),
  applicationId: uuid(),
  personName: z.string(),
  positionTitle: z.string(),
  outcome: z.enum(automationOutcomeKeys),
  /** Why nothing was done; null where something was. */
  reason: z.enum(passReasonKeys).nullable(),
  /** Whom it told, who got the position, or who holds the interview. */
  toNames: z.array(z.string()),
  ranAt: instant,
});
export type AutomationRun = z.infer<typeof AutomationRun>;

import { z } from 'zod';
import { industries, organizationRoles } from '../access/tables.js';
import { distinct } from '../canonical.js';
import { routes } from '../navigation/index.js';
import type { RouteRow } from '../navigation/route.js';
import { day, instant, uuid, version } from '../paging.js';
import { mayOf } from '../record-may.js';
import { label, lineText } from '../text.js';
import { milestoneKeys } from './journey-milestones.js';

/** Who looks after the journeys of the organization. */
export const journeyKeeper = { role: ['PLATFORM_ADMIN' as const] };

/** Journeys of an organization, steps of one, and the last day a step can be due on. */
export const MOST_JOURNEYS = 100;
export const MOST_JOURNEY_STEPS = 20;
export const MOST_JOURNEY_DAYS = 730;
/** People who begin a journey at once by the word of who keeps it. */
export const ASSIGNED_AT_ONCE = 500;

export const journeyStates = {
  draft: { label: 'Draft' },
  active: { label: 'Active' },
  retired: { label: 'Retired' },
} as const;
export type JourneyState = keyof typeof journeyStates;
export const journeyStateKeys = Object.keys(journeyStates) as [JourneyState, ...JourneyState[]];

/** When a journey begins for a person. */
export const journeyStarts = {
  role: { label: 'When a role is given' },
  hired: { label: 'When somebody is hired' },
} as const;
export type JourneyStart = keyof typeof journeyStarts;
export const journeyStartKeys = Object.keys(journeyStarts) as [JourneyStart, ...JourneyStart[]];

export const journeyRunStates = { running: { label: 'Running' }, completed: { label: 'Completed' } } as const;
export type JourneyRunState = keyof typeof journeyRunStates;
const runStateKeys = Object.keys(journeyRunStates) as [JourneyRunState, ...JourneyRunState[]];
export const journeyRunState = z.enum(runStateKeys);

const screens: readonly RouteRow[] = routes;
/** Screens a step can lead to: those that open without saying which record. */
export const journeyRoutes: readonly RouteRow[] = screens.filter(
  ({ layout, path, sameScreenAs }) => layout === 'app' && !sameScreenAs && !path.includes(':') && !path.includes('*'),
);
const paths = new Set(journeyRoutes.map(({ path }) => path));

export const JourneyStep = z.object({
  title: lineText().min(2, 'Please say what is to be done').max(120),
  /** Path of the screen on which it is done. */
  route: z
    .string()
    .max(200)
    .refine((path) => paths.has(path), 'Please choose a screen from the list'),
  /** What ends it; no two steps of a journey end by the same. */
  milestone: z.enum(milestoneKeys),
  /** Days from the beginning until it is due. */
  dueDays: z.int('Please enter a whole number').min(0).max(MOST_JOURNEY_DAYS),
});
export type JourneyStep = z.infer<typeof JourneyStep>;

export const writtenJourney = {
  name: label().min(2, 'Please give the journey a name').max(80),
  starts: z.enum(journeyStartKeys),
  /** Roles it is for, where it begins with a role. */
  roles: distinct(z.enum(organizationRoles)).max(organizationRoles.length),
  /** Industry it is for; null for any. */
  industry: z.enum(industries).nullable(),
  steps: z.array(JourneyStep).max(MOST_JOURNEY_STEPS),
};

const journeyActions = ['update', 'clone', 'assign', 'discard'] as const;
export type JourneyAction = (typeof journeyActions)[number];
const count = z.int().min(0);

export const Journey = z.object({
  id: uuid(),
  name: z.string(),
  state: z.enum(journeyStateKeys),
  starts: z.enum(journeyStartKeys),
  roles: z.array(z.enum(organizationRoles)),
  industry: z.enum(industries).nullable(),
  /** Which version of it begins now, counted from 1. */
  number: z.int().min(1),
  stepCount: count,
  /** People who began it, those on their way, and those who reached its end. */
  runs: count,
  running: count,
  completed: count,
  /** Of a hundred who began it, how many completed it; null where nobody began. */
  completion: count.max(100).nullable(),
  /** The step that is next for the most people on their way; null where nobody is. */
  stop: z.object({ title: z.string(), people: z.int().min(1) }).nullable(),
  changedAt: instant,
  may: mayOf(z.enum(journeyStateKeys), journeyActions),
  version,
});
export type Journey = z.infer<typeof Journey>;

export const JourneyDetail = Journey.extend({
  steps: z.array(
    JourneyStep.extend({
      /** People who have done it, and those whose next step it is. */
      reached: count,
      waiting: count,
    }),
  ),
});
export type JourneyDetail = z.infer<typeof JourneyDetail>;

export const JourneyRun = z.object({
  id: uuid(),
  person: z.string(),
  personTitle: z.string(),
  startedOn: day,
  /** Which version of the journey they began with. */
  number: z.int().min(1),
  state: journeyRunState,
  done: count,
  stepCount: count,
  nextTitle: z.string().nullable(),
  nextDueOn: day.nullable(),
  completedAt: instant.nullable(),
});
export type JourneyRun = z.infer<typeof JourneyRun>;

const OwnStep = z.object({
  title: z.string(),
  route: z.string(),
  dueOn: day,
  doneAt: instant.nullable(),
});

export const OwnJourney = z.object({
  id: uuid(),
  name: z.string(),
  startedOn: day,
  done: count,
  stepCount: count,
  /** The first step that is not done. */
  next: OwnStep.omit({ doneAt: true }),
  steps: z.array(OwnStep),
});
export type OwnJourney = z.infer<typeof OwnJourney>;

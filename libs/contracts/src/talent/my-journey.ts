import { z } from 'zod';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { profileOwner as access, profileParts } from './profile-parts.js';

/** The way of a person, from finding out to moving on. */
export const journeyStages = ['discover', 'apply', 'join', 'grow', 'advance', 'evolve'] as const;
export type JourneyStage = (typeof journeyStages)[number];
export const journeyStageLabels: Readonly<Record<JourneyStage, string>> = {
  discover: 'Discover',
  apply: 'Apply',
  join: 'Join',
  grow: 'Grow',
  advance: 'Advance',
  evolve: 'Evolve',
};

/** What is best done next; the first of them that there is. */
export const nextSteps = ['answerOffer', 'pickSlot', 'doTask', 'prepare', 'fillProfile', 'applySaved', 'look'] as const;
export type NextStep = (typeof nextSteps)[number];
export const nextStepLabels: Readonly<Record<NextStep, string>> = {
  answerOffer: 'Answer your offer',
  pickSlot: 'Choose a time for your interview',
  doTask: 'Do what comes before your first day',
  prepare: 'Prepare for your interview',
  fillProfile: 'Complete your profile',
  applySaved: 'Apply for what you saved',
  look: 'Look for a position',
};

export const MyJourney = z.object({
  at: z.enum(journeyStages),
  /** Applications that run or rest. */
  running: z.int().min(0),
  /** Interviews ahead. */
  interviews: z.int().min(0),
  /** Roles that are aimed for. */
  targets: z.int().min(0),
  /** Positions that were saved and can be applied for. */
  saved: z.int().min(0),
  /** Open tasks of my own onboarding. */
  tasks: z.int().min(0),
  next: z.object({
    step: z.enum(nextSteps),
    /** What it is about: the title of a position or of a task; null where it is about neither. */
    about: z.string().nullable(),
    positionId: uuid().nullable(),
    applicationId: uuid().nullable(),
    /** The part of the profile that counts most of those missing. */
    part: z.enum(profileParts).nullable(),
    dueAt: instant.nullable(),
  }),
});
export type MyJourney = z.infer<typeof MyJourney>;

export const getMyJourney = operation('talent.myJourney.get', {
  http: 'GET /api/talent/my-journey',
  access,
  summary: 'Where I am on my way from finding out to moving on, and the one step that is best taken next',
  input: z.object({}),
  output: MyJourney,
  effect: 'read',
});

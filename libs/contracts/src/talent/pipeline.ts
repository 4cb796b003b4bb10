import { z } from 'zod';
import type { Industry } from '../access/tables.js';
import { label } from '../text.js';

/** What a stage of a pipeline is for. Organizations name stages as they like, but every stage is of one of these types. */
export const stageTypes = ['applied', 'screen', 'assess', 'interview', 'offer', 'hired'] as const;
export type StageType = (typeof stageTypes)[number];
export const stageTypeLabels: Record<StageType, string> = {
  applied: 'Applied',
  screen: 'Screening',
  assess: 'Assessment',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
};

/** Stages of a pipeline, days in one of them, and people in it at most. */
export const MOST_STAGES = 20;
export const MOST_STAGE_DAYS = 365;
const MOST_STAGE_PEOPLE = 1_000;

/** Whom a stage can wait for, where nothing that happens in it says so. */
export const stageParties = ['recruiter', 'manager', 'candidate'] as const;
export type StageParty = (typeof stageParties)[number];
export const stagePartyLabels: Record<StageParty, string> = {
  recruiter: 'Recruiter',
  manager: 'Hiring manager',
  candidate: 'Candidate',
};
/** Whom a stage of a type waits for unless its pipeline says otherwise. Interviews and offers say it by where they stand. */
export const usualParties = {
  applied: 'recruiter',
  screen: 'recruiter',
  assess: 'candidate',
} as const satisfies Partial<Record<StageType, StageParty>>;

export const Stage = z.object({
  key: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9-]*$/),
  name: label().min(1, 'Please name the stage').max(60),
  type: z.enum(stageTypes),
  order: z.int().min(1).max(MOST_STAGES),
  slaDays: z.int('Please enter a whole number').min(1, 'At least one day').max(MOST_STAGE_DAYS),
  /** People one position should have in it at most. */
  maxPeople: z.int('Please enter a whole number').min(1, 'At least one person').max(MOST_STAGE_PEOPLE).optional(),
  /** Whom it waits for in place of whom a stage of its type usually does. */
  waitsFor: z.enum(stageParties).optional(),
});
export type Stage = z.infer<typeof Stage>;

const SCREEN: Record<Industry, string> = {
  SALES: 'Recruiter call',
  HEALTHCARE: 'License and recruiter call',
  CYBER: 'Technical screen',
};
const ASSESS: Record<Industry, string> = {
  SALES: 'Mock discovery',
  HEALTHCARE: 'Clinical scenario',
  CYBER: 'Practical exercise',
};

/** The pipeline an organization begins with in an industry, in order. */
export const standardStages = (industry: Industry): Stage[] => [
  { key: 'applied', name: 'Applied', type: 'applied', order: 1, slaDays: 3 },
  { key: 'screen', name: SCREEN[industry], type: 'screen', order: 2, slaDays: 5, maxPeople: 8 },
  { key: 'assess', name: ASSESS[industry], type: 'assess', order: 3, slaDays: 7, maxPeople: 6 },
  { key: 'team-interview', name: 'Team interview', type: 'interview', order: 4, slaDays: 10, maxPeople: 6 },
  { key: 'final-interview', name: 'Final interview', type: 'interview', order: 5, slaDays: 7, maxPeople: 3 },
  { key: 'offer', name: 'Offer', type: 'offer', order: 6, slaDays: 7, maxPeople: 2 },
  { key: 'hired', name: 'Hired', type: 'hired', order: 7, slaDays: 30 },
];

export const applicationStatuses = ['active', 'on_hold', 'rejected', 'withdrawn', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationSources = ['internal', 'referral', 'direct'] as const;
export type ApplicationSource = (typeof applicationSources)[number];

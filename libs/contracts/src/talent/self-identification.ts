import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event, operation } from '../define.js';
import { day, noContent, uuid } from '../paging.js';
import { stageTypes } from './pipeline.js';
import { profileOwner as access } from './profile-parts.js';

/** What somebody who is asked may always answer. */
export const UNDISCLOSED = 'undisclosed';
const PREFER_NOT = 'Prefer not to say';

/** The groups of the EEO-1 report. */
export const ethnicities = {
  hispanic: 'Hispanic or Latino',
  white: 'White',
  black: 'Black or African American',
  asian: 'Asian',
  native: 'American Indian or Alaska Native',
  pacific: 'Native Hawaiian or Pacific Islander',
  several: 'Two or more races',
  undisclosed: PREFER_NOT,
} as const;
export type Ethnicity = keyof typeof ethnicities;
const ethnicityKeys = Object.keys(ethnicities) as [Ethnicity, ...Ethnicity[]];

export const genders = {
  woman: 'Woman',
  man: 'Man',
  nonbinary: 'Non-binary',
  undisclosed: PREFER_NOT,
} as const;
export type Gender = keyof typeof genders;
const genderKeys = Object.keys(genders) as [Gender, ...Gender[]];

const Answers = z.object({ ethnicity: z.enum(ethnicityKeys), gender: z.enum(genderKeys) });
export type SelfIdentificationAnswers = z.infer<typeof Answers>;

export const getSelfIdentification = operation('talent.selfIdentification.get', {
  http: 'GET /api/talent/self-identification',
  access,
  summary: 'What I have said of my ethnicity and gender, and whether I am asked',
  input: z.object({}),
  output: z.object({
    /** Null where nothing was said. */
    answers: Answers.nullable(),
    /** The caller has applied and was never asked: they are, once. */
    asks: z.boolean(),
  }),
  effect: 'read',
});

export const setSelfIdentification = operation('talent.selfIdentification.set', {
  http: 'PUT /api/talent/self-identification',
  access,
  summary: 'Say of myself what nobody reads as mine, or that I prefer not to say',
  input: Answers,
  ...noContent,
  effect: 'write',
  events: () => [selfIdentified],
});

export const removeSelfIdentification = operation('talent.selfIdentification.remove', {
  http: 'DELETE /api/talent/self-identification',
  access,
  summary: 'Take back what I have said of my ethnicity and gender: nothing of it is kept',
  input: z.object({}),
  ...noContent,
  effect: 'write',
  events: () => [selfIdentified],
});

/** Somebody answered or took back their answers; it says nothing of what they are. */
export const selfIdentified = event('talent.selfIdentification.changed', z.object({ userId: uuid() }), {
  live: { to: 'subject', access, refetches: ['talent.selfIdentification.get'] },
});

/** A selection rate below this share of the highest one is a flag to look: 29 CFR 1607.4(D). */
export const FOUR_FIFTHS = 0.8;
/** Full months the ratio looks back. */
export const IMPACT_MONTHS = 12;

export const impactDimensions = { ethnicity: 'Ethnicity', gender: 'Gender' } as const;
export type ImpactDimension = keyof typeof impactDimensions;
export const impactDimensionKeys = Object.keys(impactDimensions) as [ImpactDimension, ...ImpactDimension[]];

/** Stages somebody can go on from. */
const passed = stageTypes.filter((type) => type !== 'hired') as [(typeof stageTypes)[number]];

export const AdverseImpact = z.object({
  /** First and last day: full months, all teams and sources, so that no two looks tell of a single person. */
  from: day,
  until: day,
  stages: z.array(
    z.object({
      stage: z.enum(passed),
      dimension: z.enum(impactDimensionKeys),
      /** Of at least five people each, the highest rate first. */
      groups: z.array(
        z.object({
          group: z.string(),
          label: z.string(),
          part: z.int().min(0),
          of: z.int().min(0),
          /** Of the highest rate, to a hundredth. */
          ratio: z.number().min(0).max(1),
          flagged: z.boolean(),
        }),
      ),
      /** Groups that are not shown, because too few people are in them, or in those beside them. */
      hidden: z.int().min(0),
    }),
  ),
});
export type AdverseImpact = z.infer<typeof AdverseImpact>;

export const getAdverseImpact = operation('talent.adverseImpact.get', {
  http: 'GET /api/talent/adverse-impact',
  access: ruleOf('talent.recruit.design'),
  summary:
    'How often groups of at least five people go on from each stage, beside the group that does most often: a flag to look, not a finding',
  input: z.object({}),
  output: AdverseImpact,
  effect: 'read',
  audited: true,
});

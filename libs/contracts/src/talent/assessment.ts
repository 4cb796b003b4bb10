import { z } from 'zod';
import { industries } from '../access/tables.js';
import { uniqueBy } from '../canonical.js';
import { operation, type Output } from '../define.js';
import { instant, noContent } from '../paging.js';
import { mayDo } from '../record-may.js';
import {
  AREA_MOST,
  ASSESSMENT_QUESTIONS,
  assessmentQuestionKindKeys,
  INTEREST_QUESTIONS,
  interestAreaKeys,
  MOST_LIKED,
  VALUE_MOST,
  workValueKeys,
} from './assessment-scales.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access, profileVisibilities } from './profile-parts.js';

const area = z.enum(interestAreaKeys);
const number = z.int().min(1).max(ASSESSMENT_QUESTIONS);

export const AssessmentQuestion = z.object({
  number,
  kind: z.enum(assessmentQuestionKindKeys),
  /** What one would do; of two values the first. */
  text: z.string(),
  /** Of two values the second. */
  other: z.string().nullable(),
  /** 0 to 4: how much one would like it; of two values 0 for the first and 1 for the second. Null until it is answered. */
  choice: z.int().min(0).max(MOST_LIKED).nullable(),
});
export type AssessmentQuestion = z.infer<typeof AssessmentQuestion>;

/** A role whose work lies in areas that somebody likes. */
const NearRole = z.object({
  industry: z.enum(industries),
  key: z.string(),
  title: z.string(),
  /** What its work is most, the first most of all. */
  areas: z.array(area),
});
export type NearRole = z.infer<typeof NearRole>;

export const AssessmentResult = z.object({
  completedAt: instant,
  /** In the order of the hexagon. */
  interests: z.array(z.object({ area, score: z.int().min(0).max(AREA_MOST) })),
  /** The three areas that are liked most. */
  strongest: z.array(area),
  /** What is chosen most often first. */
  values: z.array(z.object({ value: z.enum(workValueKeys), score: z.int().min(0).max(VALUE_MOST) })),
  /** The nearest first. */
  roles: z.array(NearRole),
  /** From when it may be taken again. */
  retakeFrom: instant,
});
export type AssessmentResult = z.infer<typeof AssessmentResult>;

export const getAssessment = operation('talent.assessment.get', {
  http: 'GET /api/talent/assessment',
  access,
  summary: 'What I like to do and want of work, by the last assessment I finished, and the one I am in the middle of',
  input: z.object({}),
  output: z.object({
    /** The one under way; null where none is. */
    open: z.object({ startedAt: instant, questions: z.array(AssessmentQuestion) }).nullable(),
    result: AssessmentResult.nullable(),
    /** Who reads its three areas and two values. */
    interests: z.enum(profileVisibilities),
    may: mayDo(['start', 'answer', 'remove']),
  }),
  effect: 'read',
});
export type Assessment = Output<typeof getAssessment>;

const changes = { access, effect: 'write' as const, events: () => [profileChanged] };

export const startAssessment = operation('talent.assessment.start', {
  ...changes,
  http: 'POST /api/talent/assessment',
  summary: 'Begin the assessment of what I like to do and want of work; thirty days after the last one at the earliest',
  input: z.object({}),
  ...noContent,
  errors: ['assessment.begun', 'assessment.early'],
});

const Choice = z
  .object({ question: number, choice: z.int('Please choose an answer').min(0).max(MOST_LIKED) })
  .refine(({ question, choice }) => question <= INTEREST_QUESTIONS || choice <= 1, {
    message: 'Please choose one of the two',
    path: ['choice'],
  });

export const answerAssessment = operation('talent.assessment.answer', {
  ...changes,
  http: 'PUT /api/talent/assessment/answers',
  summary: 'Answer questions of the assessment I am in the middle of; with the last one it is finished',
  input: z.object({
    answers: uniqueBy(Choice, 'question', 'This question stands here twice')
      .min(1, 'Please answer first')
      .max(ASSESSMENT_QUESTIONS),
  }),
  output: z.object({
    /** How many are still open. */
    left: z.int().min(0),
  }),
  errors: ['resource.missing'],
});

export const removeAssessment = operation('talent.assessment.remove', {
  ...changes,
  http: 'DELETE /api/talent/assessment',
  summary: 'Delete what I answered in the assessment, and what came of it',
  input: z.object({}),
  ...noContent,
  errors: ['resource.missing'],
});

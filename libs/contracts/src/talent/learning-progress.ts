import { z } from 'zod';
import { operation } from '../define.js';
import { day, uuid } from '../paging.js';
import { learner as access, MyCourse } from './courses.js';

/** Weeks that are looked back on. */
export const PROGRESS_WEEKS = 12;
/** Contact hours that make one unit of continuing education. */
export const HOURS_OF_A_CEU = 10;

/** A course somebody takes or has taken, with what became of it. */
export const TakenCourse = MyCourse.extend({
  provider: z.string().nullable(),
  /** The certificate they have uploaded for it; null where there is none, or it was withdrawn. */
  proof: z.object({ verificationId: uuid(), filename: z.string() }).nullable(),
});
export type TakenCourse = z.infer<typeof TakenCourse>;

export const getLearningProgress = operation('talent.courses.progress', {
  http: 'GET /api/talent/learning-progress',
  access,
  summary: 'Courses I take or have taken, the hours I have learned, and the weeks in which I did',
  input: z.object({}),
  output: z.object({
    courses: z.array(TakenCourse),
    /** Of parts that are finished. */
    learnedMinutes: z.int().min(0),
    /** Contact hours of completed courses. */
    earnedCredits: z.number().min(0),
    /** Weeks with a day of learning, however many lie between them. */
    weeksLearned: z.int().min(0),
    /** The last twelve weeks, the oldest first: when each began, and on how many days something was learned. */
    weeks: z.array(z.object({ startsOn: day, days: z.int().min(0).max(7) })),
  }),
  effect: 'read',
});

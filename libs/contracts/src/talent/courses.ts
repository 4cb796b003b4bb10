import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { event, operation } from '../define.js';
import { day, instant, noContent, uuid, version } from '../paging.js';
import { serialOf } from '../pasted.js';
import { lineText } from '../text.js';
import { developmentChanged } from './development-events.js';

/** Who learns: applicants and whoever works here, each by what is in use in their industries. */
export const learner = { any: [forAudience('allTalent'), forAudience('internalTeam')] };
const access = learner;

/** How somebody stands in a course they are enrolled in. */
export const courseStates = {
  enrolled: 'Enrolled',
  in_progress: 'In progress',
  completed: 'Completed',
  withdrawn: 'Withdrawn',
} as const;
export type CourseState = keyof typeof courseStates;
export const courseStateKeys = Object.keys(courseStates) as [CourseState, ...CourseState[]];

export const MyCourse = z.object({
  id: uuid(),
  catalogueItemId: uuid(),
  title: z.string(),
  minutes: z.int().nullable(),
  /** Contact hours; null where it counts for none. */
  credits: z.number().nullable(),
  /** Titles of its parts in the version they began, in order. */
  parts: z.array(z.string()),
  partsDone: z.int().min(0),
  status: z.enum(courseStateKeys),
  begunAt: instant,
  completedAt: instant.nullable(),
  certificate: z.string().nullable(),
  version,
});
export type MyCourse = z.infer<typeof MyCourse>;

export const listMyCourses = operation('talent.courses.mine', {
  http: 'GET /api/talent/my-courses',
  access,
  summary: 'Courses of the catalogue that I take or have taken, those under way first',
  input: z.object({}),
  output: z.object({ items: z.array(MyCourse) }),
  effect: 'read',
});

const changes = { access, effect: 'write' as const, events: () => [courseChanged] };
const courseEnrollmentId = uuid();

export const enrollInCourse = operation('talent.courses.enroll', {
  ...changes,
  http: 'POST /api/talent/courses/:catalogueItemId/enrollment',
  summary: 'Enroll in a course of the catalogue that is in use',
  input: z.object({ catalogueItemId: uuid() }),
  output: z.object({ id: uuid() }),
  success: 201,
  errors: ['resource.missing', 'education.enrolled', 'course.plan'],
});

export const advanceCourse = operation('talent.courses.advance', {
  ...changes,
  http: 'POST /api/talent/my-courses/:courseEnrollmentId/part',
  summary: 'Note that I have finished the next part of a course',
  input: z.object({ courseEnrollmentId }),
  output: z.object({ status: z.enum(courseStateKeys), partsDone: z.int() }),
  errors: ['resource.missing', 'education.settled', 'education.finished'],
});

export const completeMyCourse = operation('talent.courses.complete', {
  access,
  effect: 'write',
  events: () => [courseCompleted, developmentChanged],
  http: 'POST /api/talent/my-courses/:courseEnrollmentId/completion',
  summary:
    'Complete a course, with its certificate where it counts contact hours; items of my plan that name it are done',
  input: z.object({
    courseEnrollmentId,
    certificate: lineText().overwrite(serialOf).max(80).nullable().default(null),
  }),
  output: z.object({
    /** Items of the plan that are done by it. */
    finished: z.int().min(0),
  }),
  errors: ['resource.missing', 'education.settled', 'education.unfinished'],
});

export const withdrawFromCourse = operation('talent.courses.withdraw', {
  ...changes,
  http: 'POST /api/talent/my-courses/:courseEnrollmentId/withdrawal',
  summary: 'Withdraw from a course that is under way',
  input: z.object({ courseEnrollmentId }),
  ...noContent,
  errors: ['resource.missing', 'education.settled'],
});

const fact = z.object({ courseEnrollmentId, userId: uuid(), catalogueItemId: uuid() });
const refetches = [
  'talent.courses.list',
  'talent.courses.mine',
  'talent.courses.progress',
  'talent.courses.outcomes',
  'talent.learningPaths.list',
  'talent.development.mine',
  'talent.development.get',
];

/** Somebody began a course, went on in it or left it. */
export const courseChanged = event(
  'talent.course.changed',
  fact.extend({ industry: z.enum(industries), status: z.enum(courseStateKeys) }),
  { live: { to: 'subject', access, refetches } },
);

/** Somebody has completed a course. `credits`: contact hours it counts for; null where it counts for none. */
export const courseCompleted = event(
  'talent.course.completed',
  fact.extend({
    title: z.string(),
    industry: z.enum(industries),
    credits: z.number().nullable(),
    certificate: z.string().nullable(),
    completedOn: day,
  }),
  { live: { to: 'subject', access, refetches } },
);

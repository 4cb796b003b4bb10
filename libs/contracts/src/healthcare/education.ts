import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event, job, operation } from '../define.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, listOf, noContent, uuid } from '../paging.js';
import { lineText } from '../text.js';
import { serialOf } from '../pasted.js';

export const NO_COURSES = 'No courses available at this time';

const access = ruleOf('healthcare.education');

export const myEducation = operation('healthcare.education.mine', {
  http: 'GET /api/healthcare/professional/education',
  access,
  summary: 'My contact hours in the current cycle, and the courses there are, mandatory ones first',
  input: z.object({}),
  output: z.object({
    /** Percent of the hours required, at most 100. */
    ceuProgress: z.number().min(0).max(100),
    ceuEarned: z.number().min(0),
    ceuRequired: z.number().min(0),
    /** In the current cycle. */
    coursesCompleted: z.int(),
    /** Days until the cycle ends. */
    daysRemaining: z.int().min(0),
    availableCourses: z.array(
      z.object({
        title: z.string(),
        provider: z.string(),
        /** Contact hours. */
        credits: z.number(),
        /** How long it takes: `2 h 30 min`. */
        duration: z.string(),
        required: z.boolean(),
        enrolled: z.boolean(),
      }),
    ),
  }),
  effect: 'read',
});

export const enrollmentStatuses = ['enrolled', 'in_progress', 'completed', 'withdrawn'] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

const Course = z.object({
  id: uuid(),
  title: z.string(),
  provider: z.string(),
  topic: z.string(),
  credits: z.number(),
  minutes: z.int(),
  required: z.boolean(),
  /** Titles of its parts, in order. */
  parts: z.array(z.string()),
  /** It counts in my current cycle already. */
  counted: z.boolean(),
  /** My enrollment that is under way. */
  enrollment: z.object({ id: uuid(), status: z.enum(['enrolled', 'in_progress']), partsDone: z.int() }).nullable(),
});
export type Course = z.infer<typeof Course>;

export const listCourses = operation('healthcare.courses.list', {
  http: 'GET /api/healthcare/courses',
  access,
  summary: 'Courses with how far I am in each, mandatory ones first',
  input: z.object({
    ...listInput(['title', 'credits', 'minutes']),
    show: z.enum(['required', 'mine', 'counted']).optional(),
  }),
  output: listOf(Course),
  effect: 'read',
});

export const getLedger = operation('healthcare.education.ledger', {
  http: 'GET /api/healthcare/education/ledger',
  access,
  summary: 'My contact hours: the cycle, its mandatory topics and every course that counts',
  input: z.object({}),
  output: z.object({
    cycle: z.object({
      /** The rule it follows; null where no rule applies to my credentials, and the calendar year is counted. */
      requirement: z.string().nullable(),
      startsOn: day,
      endsOn: day,
      required: z.number(),
      earned: z.number(),
    }),
    topics: z.array(z.object({ topic: z.string(), met: z.boolean() })),
    records: z.array(
      z.object({
        id: uuid(),
        title: z.string(),
        credits: z.number(),
        completedOn: day,
        certificate: z.string(),
        /** Completed in the current cycle. */
        current: z.boolean(),
        /** Scans of the certificate that I have added. */
        documents: z.int(),
      }),
    ),
  }),
  effect: 'read',
});

export const enroll = operation('healthcare.courses.enroll', {
  http: 'POST /api/healthcare/courses/:courseId/enrollment',
  access,
  summary: 'Enroll in a course',
  input: z.object({ courseId: uuid() }),
  output: z.object({ enrollmentId: uuid() }),
  effect: 'write',
  events: () => [enrollmentChanged],
  success: 201,
  errors: ['resource.missing', 'education.enrolled', 'education.counted', 'course.plan'],
});

const enrollmentId = uuid();
const moved = z.object({ status: z.enum(enrollmentStatuses), partsDone: z.int() });

export const continueCourse = operation('healthcare.enrollments.continue', {
  http: 'POST /api/healthcare/enrollments/:enrollmentId/part',
  access,
  summary: 'Note that I have finished the next part of a course',
  input: z.object({ enrollmentId }),
  output: moved,
  effect: 'write',
  events: () => [enrollmentChanged],
  errors: ['resource.missing', 'education.settled', 'education.finished'],
});

export const withdrawEnrollment = operation('healthcare.enrollments.withdraw', {
  http: 'POST /api/healthcare/enrollments/:enrollmentId/withdrawal',
  access,
  summary: 'Withdraw from a course that is under way',
  input: z.object({ enrollmentId }),
  ...noContent,
  effect: 'write',
  events: () => [enrollmentChanged],
  errors: ['resource.missing', 'education.settled'],
});

export const completeCourse = operation('healthcare.enrollments.complete', {
  http: 'POST /api/healthcare/enrollments/:enrollmentId/completion',
  access,
  summary: 'Complete a course with its certificate; only then its hours count',
  input: z.object({
    enrollmentId,
    certificate: lineText().overwrite(serialOf).min(1, 'Please enter the number of the certificate').max(80),
    completedOn: days.noticed,
  }),
  output: z.object({ credits: z.number(), ceuProgress: z.number() }),
  effect: 'write',
  events: () => [enrollmentCompleted],
  errors: ['resource.missing', 'education.settled', 'education.unfinished', 'education.counted'],
});

/** Hands courses over to talent, which keeps them, and brings the copies of them up to date. */
export const moveCourses = job('healthcare.education.move', z.object({}), { everyMs: 5_000 });

const fact = z.object({ enrollmentId: uuid(), userId: uuid(), courseId: uuid() });
const live = {
  live: {
    to: 'subject' as const,
    access,
    refetches: [
      'healthcare.education.mine',
      'healthcare.education.ledger',
      'healthcare.courses.list',
      'healthcare.units.overview',
    ],
  },
};
export const enrollmentChanged = event(
  'healthcare.enrollment.changed',
  fact.extend({ status: z.enum(enrollmentStatuses) }),
  live,
);
/** Its hours count from now on. */
export const enrollmentCompleted = event(
  'healthcare.enrollment.completed',
  fact.extend({ credits: z.number(), completedOn: day }),
  live,
);
/** Contact hours of a course of the catalogue everybody learns by count from now on. */
export const contactHoursCounted = event(
  'healthcare.education.counted',
  z.object({ userId: uuid(), recordId: uuid(), credits: z.number(), completedOn: day }),
  live,
);

import { z } from 'zod';
import { operation } from '../define.js';
import { day, instant, noContent, uuid } from '../paging.js';
import { serialOf } from '../pasted.js';
import { label, lineText } from '../text.js';
import { catalogueChanged } from './catalogue.js';
import { courseChanged, courseCompleted, courseStateKeys } from './courses.js';
import { developmentChanged } from './development-events.js';

/** A course of healthcare, as the service that counts contact hours keeps a copy of it. */
const HourCourse = z.object({
  id: uuid(),
  title: z.string(),
  provider: z.string(),
  topic: z.string(),
  /** Contact hours; 0 where it counts for none. */
  credits: z.number(),
  minutes: z.int(),
  required: z.boolean(),
  parts: z.array(z.string()),
  /** Whether somebody can begin it, for contact hours. */
  inUse: z.boolean(),
  /** Counts changes of the course: the copy with the higher one is the newer. */
  revision: z.int(),
});
export type HourCourse = z.infer<typeof HourCourse>;

const HourEnrollment = z.object({
  id: uuid(),
  userId: uuid(),
  status: z.enum(courseStateKeys),
  partsDone: z.int().min(0),
  /** Titles of the parts in the version they began. */
  parts: z.array(z.string()),
  begunAt: instant,
  changedAt: instant,
  revision: z.int(),
});
export type HourEnrollment = z.infer<typeof HourEnrollment>;

/** A course with how people stand in it. */
const standing = {
  /** Null where there is no such course of healthcare. */
  course: HourCourse.nullable(),
  enrollments: z.array(HourEnrollment),
};
export type HourStanding = { readonly course: HourCourse | null; readonly enrollments: readonly HourEnrollment[] };

/** Enrollments, or courses, that one call carries at most. */
export const HOURS_AT_ONCE = 500;

export const listHourCourses = operation('talent.contactHours.list', {
  http: 'none',
  access: 'internal',
  summary: 'Ids of the courses of healthcare that give contact hours, those after an id',
  input: z.object({ after: uuid().optional() }),
  output: z.object({ ids: z.array(uuid()) }),
  effect: 'read',
});

export const getHourCourse = operation('talent.contactHours.get', {
  http: 'none',
  access: 'internal',
  summary: 'A course of healthcare as it is now, and enrollments in it after an id, everybody’s or those of one person',
  input: z.object({ courseId: uuid(), userId: uuid().optional(), after: uuid().optional() }),
  output: z.object(standing),
  effect: 'read',
});

export const receiveHourCourse = operation('talent.contactHours.receive', {
  http: 'none',
  access: 'internal',
  summary: 'Take over a course with its enrollments, which keep their ids; what is there already stays as it is',
  input: z.object({
    course: z.object({
      id: uuid(),
      title: label().min(1).max(1_000),
      provider: lineText().max(1_000),
      topic: lineText().max(1_000),
      credits: z.number().min(0),
      minutes: z.int().min(0),
      required: z.boolean(),
      parts: z.array(lineText().max(1_000)).max(1_000),
    }),
    enrollments: z
      .array(
        z.object({
          id: uuid(),
          userId: uuid(),
          status: z.enum(courseStateKeys),
          partsDone: z.int().min(0),
          begunAt: instant,
          changedAt: instant,
          completedOn: day.nullable(),
          certificate: z.string().max(1_000).nullable(),
        }),
      )
      .max(HOURS_AT_ONCE),
    /** All its enrollments are here by then: people can open the course from now on. */
    last: z.boolean(),
  }),
  ...noContent,
  effect: 'write',
  events: () => [catalogueChanged],
});
export type ReceivedEnrollment = z.infer<typeof receiveHourCourse.input>['enrollments'][number];

/** The enrollment that was written, and everything the person has in its course. */
const Written = z.object({
  ...standing,
  taken: z.object({
    id: uuid(),
    /** As the version they began has it. */
    title: z.string(),
    credits: z.number().nullable(),
    status: z.enum(courseStateKeys),
    partsDone: z.int().min(0),
  }),
});

export const enrollForHours = operation('talent.contactHours.enroll', {
  http: 'none',
  access: 'internal',
  summary: 'Enroll the caller in a course of healthcare that is in use',
  input: z.object({ courseId: uuid() }),
  output: Written,
  effect: 'write',
  events: () => [courseChanged],
  errors: ['resource.missing', 'education.enrolled', 'course.plan'],
});

export const stepForHours = operation('talent.contactHours.step', {
  http: 'none',
  access: 'internal',
  summary: 'Take a step in a course of the caller’s: finish its next part, complete it or leave it',
  input: z.object({
    courseEnrollmentId: uuid(),
    step: z.enum(['advance', 'complete', 'withdraw']),
    /** Of a course that is completed. */
    certificate: lineText().overwrite(serialOf).max(80).nullable().default(null),
    /** The day it was completed on; today where absent. */
    completedOn: day.nullable().default(null),
  }),
  output: Written,
  effect: 'write',
  events: () => [courseChanged, courseCompleted, developmentChanged],
  errors: ['resource.missing', 'education.settled', 'education.finished', 'education.unfinished'],
});

import { z } from 'zod';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, listOf, money, noContent, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { courseFormatKeys } from './catalogue-shapes.js';
import { courseStateKeys, learner as access } from './courses.js';

/** A course as people look for one. */
export const OpenCourse = z.object({
  id: uuid(),
  title: z.string(),
  summary: z.string(),
  provider: z.string().nullable(),
  format: z.enum(courseFormatKeys).nullable(),
  credits: z.number().nullable(),
  minutes: z.int().nullable(),
  price: money.nullable(),
  required: z.boolean(),
  parts: z.array(z.string()),
  skills: z.array(z.string()),
  saved: z.boolean(),
  /** My way through it: the one under way, or the last one; null where there is none. */
  course: z
    .object({ courseEnrollmentId: uuid(), status: z.enum(courseStateKeys), partsDone: z.int(), parts: z.int() })
    .nullable(),
  may: mayDo(['enroll']),
});
export type OpenCourse = z.infer<typeof OpenCourse>;

export const listOpenCourses = operation('talent.courses.list', {
  http: 'GET /api/talent/courses',
  access,
  summary: 'Courses of my industries that are in use, those everybody takes first, with how far I am in each',
  input: z.object({
    ...listInput(['title', 'credits', 'minutes', 'price']),
    /** Only courses everybody in the industry takes. */
    required: z.stringbool().optional(),
    show: z.enum(['saved', 'mine', 'free']).optional(),
  }),
  output: listOf(OpenCourse),
  effect: 'read',
});

export const saveCourse = operation('talent.courses.save', {
  http: 'PUT /api/talent/courses/:catalogueItemId/saved',
  access,
  summary: 'Keep a course for later, or no longer',
  input: z.object({ catalogueItemId: uuid(), saved: z.boolean() }),
  ...noContent,
  effect: 'write',
  changes: ['talent.courses.list'],
  errors: ['resource.missing'],
});

/** How a lesson stands for somebody. */
export const lessonStates = { due: 'Due', new: 'New', later: 'Later', known: 'Known' } as const;
type LessonState = keyof typeof lessonStates;
const lessonStateKeys = Object.keys(lessonStates) as [LessonState, ...LessonState[]];

/** Days until a lesson that was answered rightly comes again; after the last one it is known. */
export const LESSON_AGAIN = [1, 7, 30] as const;

export const Lesson = z.object({
  id: uuid(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int().nullable(),
  skills: z.array(z.string()),
  state: z.enum(lessonStateKeys),
  /** When it comes again; null where it never was done, or is known. */
  dueOn: day.nullable(),
});
export type Lesson = z.infer<typeof Lesson>;

export const listLessons = operation('talent.lessons.list', {
  http: 'GET /api/talent/lessons',
  access,
  summary: 'Lessons of my industries: what is due today first, then what is new',
  input: z.object({ ...listInput(['title', 'minutes']), state: z.enum(lessonStateKeys).optional() }),
  output: listOf(Lesson),
  effect: 'read',
});

export const getLesson = operation('talent.lessons.get', {
  http: 'GET /api/talent/lessons/:catalogueItemId',
  access,
  summary: 'A lesson with its question and the answers to choose from',
  input: z.object({ catalogueItemId: uuid() }),
  output: Lesson.extend({ body: z.string(), question: z.string(), options: z.array(z.string()) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const answerLesson = operation('talent.lessons.answer', {
  http: 'POST /api/talent/lessons/:catalogueItemId/answer',
  access,
  summary: 'Answer the question of a lesson; it says which is right and when the lesson comes again',
  input: z.object({ catalogueItemId: uuid(), answer: z.int('Please choose an answer').min(1).max(4) }),
  output: z.object({
    right: z.boolean(),
    /** Place of the right answer, from 1. */
    answer: z.int(),
    why: z.string(),
    /** When the lesson comes again; null where it is known. */
    dueOn: day.nullable(),
  }),
  effect: 'write',
  events: () => [lessonAnswered],
  errors: ['resource.missing'],
});

/** Somebody answered the question of a lesson. */
export const lessonAnswered = event(
  'talent.lesson.answered',
  z.object({ userId: uuid(), catalogueItemId: uuid(), right: z.boolean() }),
  {
    live: {
      to: 'subject',
      access,
      refetches: ['talent.lessons.list', 'talent.lessons.get', 'talent.courses.progress', 'talent.learningPaths.list'],
    },
  },
);

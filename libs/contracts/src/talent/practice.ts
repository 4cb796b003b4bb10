import { z } from 'zod';
import { operation, type Output } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { lineText, prose } from '../text.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** What is asked: what somebody has done as a person, what the work takes, or both in turn. */
const practiceKinds = ['behavioral', 'technical', 'mixed'] as const;
export type PracticeKind = (typeof practiceKinds)[number];
export const practiceKindLabels: Readonly<Record<PracticeKind, string>> = {
  behavioral: 'Behavioral',
  technical: 'Technical',
  mixed: 'Both in turn',
};

/** How much room an answer has: an easier practice shows beforehand what an answer is looked through for. */
export const practiceLevels = {
  easy: { label: 'Easy', seconds: 180, hints: true },
  medium: { label: 'Medium', seconds: 120, hints: false },
  hard: { label: 'Hard', seconds: 90, hints: false },
} as const;
export type PracticeLevel = keyof typeof practiceLevels;
const practiceLevelKeys = Object.keys(practiceLevels) as [PracticeLevel, ...PracticeLevel[]];

/** Questions of a practice. */
export const PRACTICE_QUESTIONS = 5;
/** Tries of one question; who needs more begins another practice. */
export const MAX_TRIES = 10;
/** The latest practices are kept. */
export const KEPT_PRACTICES = 20;

/** Words a minute people follow without effort, and fillers in a hundred words nobody minds. */
export const PACE = { least: 110, most: 160 } as const;
export const FILLERS_MOST = 4;
/** The best mark of a part. */
export const MARK_MOST = 4;

/** Parts of an answer that tells what somebody did, in the order they are best told. */
export const answerParts = ['situation', 'task', 'action', 'result'] as const;
export type AnswerPart = (typeof answerParts)[number];
export const answerPartLabels: Readonly<Record<AnswerPart, string>> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
};
/** What each part is, for who has not heard of it. */
export const answerPartWords: Readonly<Record<AnswerPart, string>> = {
  situation: 'When and where it was, and what was at stake',
  task: 'What was yours to do',
  action: 'What you did yourself, in the past tense',
  result: 'What changed, with a number',
};

/** The one thing that would better an answer most. */
const answerHints = [
  'supposed',
  'result',
  'number',
  'action',
  'task',
  'situation',
  'relevance',
  'long',
  'short',
  'fast',
  'slow',
  'fillers',
  'good',
] as const;
export type AnswerHint = (typeof answerHints)[number];
export const answerHintLabels: Readonly<Record<AnswerHint, string>> = {
  supposed: 'Say what you did, not what you would do',
  result: 'Say what changed in the end',
  number: 'Say it with a number: how many, how much, how long',
  action: 'Say more of what you did yourself',
  task: 'Say what was yours to do',
  situation: 'Begin with when and where it was',
  relevance: 'Name what the position asks for',
  long: 'Say it in fewer words',
  short: 'Say more: this is over before it is clear',
  fast: 'Take your time: slower is easier to follow',
  slow: 'Speak a little faster',
  fillers: 'Leave a pause where a filler comes',
  good: 'Nothing is missing',
};

const mark = z.int().min(0).max(MARK_MOST);

/** What is heard in the words of an answer. The sound of a voice is never looked at, nor kept. */
export const AnswerJudgement = z.object({
  situation: mark,
  task: mark,
  action: mark,
  result: mark,
  /** How far it speaks of what the position asks for; null where it names no skills. */
  relevance: mark.nullable(),
  words: z.int().min(0),
  /** Words a minute; null where it was typed. */
  pace: z.int().min(0).nullable(),
  /** In a hundred words. */
  fillers: z.number().min(0),
  /** Skills of the position it speaks of. */
  named: z.array(z.string()),
  hint: z.enum(answerHints),
  sentences: z.array(z.object({ text: z.string(), part: z.enum(answerParts).nullable() })),
});
export type AnswerJudgement = z.infer<typeof AnswerJudgement>;

export const PracticeTry = AnswerJudgement.extend({
  id: uuid(),
  createdAt: instant,
  answer: z.string(),
  /** Seconds it took to say; null where it was typed. */
  seconds: z.int().nullable(),
});
export type PracticeTry = z.infer<typeof PracticeTry>;

export const PracticeQuestion = z.object({
  key: z.string(),
  text: z.string(),
  /** The skill it is asked for; null for what everybody is asked. */
  skill: z.string().nullable(),
});
export type PracticeQuestion = z.infer<typeof PracticeQuestion>;

const PracticeHead = z.object({
  id: uuid(),
  positionId: uuid(),
  positionTitle: z.string(),
  kind: z.enum(practiceKinds),
  level: z.enum(practiceLevelKeys),
  startedAt: instant,
});

export const listPractices = operation('talent.practice.list', {
  http: 'GET /api/talent/practice',
  access,
  summary: 'Interviews I have practiced, the latest first: how far, and how well the last tries told what I did',
  input: z.object({}),
  output: z.object({
    items: z.array(
      PracticeHead.extend({
        /** Questions with an answer. */
        answered: z.int().min(0),
        tries: z.int().min(0),
        /** Mean of the last tries' situation, task, action and result, out of four; null before the first. */
        score: z.number().nullable(),
      }),
    ),
  }),
  effect: 'read',
});
export type PracticeItem = Output<typeof listPractices>['items'][number];

export const getPractice = operation('talent.practice.get', {
  http: 'GET /api/talent/practice/:practiceId',
  access,
  summary: 'One interview I practiced: its questions, and each try with what was heard in its words',
  input: z.object({ practiceId: uuid() }),
  output: PracticeHead.extend({
    /** Skills of the position, as it asked for them when the practice began. */
    skills: z.array(z.string()),
    questions: z.array(PracticeQuestion.extend({ tries: z.array(PracticeTry) })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type Practice = Output<typeof getPractice>;

export const startPractice = operation('talent.practice.start', {
  http: 'POST /api/talent/practice',
  access,
  summary: 'Begin to practice an interview of five questions for a position I saved, applied for or may',
  input: z.object({
    positionId: uuid('Please choose a position'),
    kind: z.enum(practiceKinds),
    level: z.enum(practiceLevelKeys),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [profileChanged],
  success: 201,
  errors: ['resource.missing'],
});

export const answerPractice = operation('talent.practice.answer', {
  http: 'POST /api/talent/practice/:practiceId/tries',
  access,
  summary: 'Answer a question I practice, in words; they are read by rules, and by nobody else',
  input: z.object({
    practiceId: uuid(),
    questionKey: lineText().min(1, 'Please choose a question').max(80),
    answer: prose().min(1, 'Please answer first').max(6_000),
    /** How long it took to say; null where it was typed. */
    seconds: z.int().min(1).max(3_600).nullable(),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [profileChanged],
  success: 201,
  errors: ['resource.missing', 'practice.tries'],
});

export const removePractice = operation('talent.practice.remove', {
  http: 'DELETE /api/talent/practice/:practiceId',
  access,
  summary: 'Delete an interview I practiced, with every try',
  input: z.object({ practiceId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

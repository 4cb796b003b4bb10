import { z } from 'zod';
import { operation, type Output } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { lineText, prose } from '../text.js';
import { Requirement } from './applications.js';
import { interviewKinds, interviewStateKeys } from './interview-states.js';
import { Stage } from './pipeline.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** What is worth doing before an interview, in order. */
export const preparationSteps = ['read', 'resume', 'stories', 'papers', 'way', 'sound', 'quiet', 'ask'] as const;
export type PreparationStep = (typeof preparationSteps)[number];
export const preparationStepLabels: Readonly<Record<PreparationStep, string>> = {
  read: 'Read the position once more',
  resume: 'Look through the resume for it',
  stories: 'Have a story for three questions',
  papers: 'Lay the papers ready',
  way: 'Know the way and how long it takes',
  sound: 'Try camera and microphone',
  quiet: 'Find a quiet place for the call',
  ask: 'Write down what you want to ask',
};

/** How a person is met on the way through a pipeline. */
const metAsKinds = ['recruiter', 'hiringManager', 'interviewer'] as const;
export type MetAs = (typeof metAsKinds)[number];
export const metAsLabels: Readonly<Record<MetAs, string>> = {
  recruiter: 'Recruiter',
  hiringManager: 'Hiring manager',
  interviewer: 'Interviewer',
};

export const stagePlaces = ['past', 'now', 'ahead'] as const;
export const stagePlaceLabels: Readonly<Record<(typeof stagePlaces)[number], string>> = {
  past: 'Behind you',
  now: 'You are here',
  ahead: 'Ahead',
};

const PreparedStage = Stage.pick({ key: true, name: true, type: true, slaDays: true }).extend({
  /** Null where I have not applied. */
  place: z.enum(stagePlaces).nullable(),
});

/** What is judged, and how well I know it by my own word. */
const JudgedSkill = z.object({
  name: z.string(),
  /** Level the position asks for; null where interviewers rate it besides. */
  required: z.int().nullable(),
  /** My level; 0 where I have not named it. */
  level: z.int(),
});

export const PreparedQuestion = z.object({
  key: z.string(),
  text: z.string(),
  /** The skill it is asked for; null for what everybody is asked. */
  skill: z.string().nullable(),
  /** My own notes on it; empty where there are none. */
  note: z.string(),
});
export type PreparedQuestion = z.infer<typeof PreparedQuestion>;

const positionId = uuid();

export const listPreparations = operation('talent.preparation.list', {
  http: 'GET /api/talent/preparation',
  access,
  summary: 'Positions I can prepare for: those I applied for or saved, the next interview first',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        positionId,
        positionTitle: z.string(),
        department: z.string(),
        location: z.string(),
        /** Null where I have not applied. */
        stage: z.string().nullable(),
        interviewAt: instant.nullable(),
        /** Steps I have done. */
        done: z.int().min(0),
      }),
    ),
  }),
  effect: 'read',
});
export type PreparationChoice = Output<typeof listPreparations>['items'][number];

export const getPreparation = operation('talent.preparation.get', {
  http: 'GET /api/talent/preparation/:positionId',
  access,
  summary:
    'What is ahead for one position: stages, who is met, what they judge, likely questions with my notes, what to do before',
  input: z.object({ positionId }),
  output: z.object({
    positionId,
    positionTitle: z.string(),
    department: z.string(),
    location: z.string(),
    applicationId: uuid().nullable(),
    stages: z.array(PreparedStage),
    people: z.array(z.object({ name: z.string(), title: z.string(), metAs: z.enum(metAsKinds) })),
    interviews: z.array(
      z.object({
        id: uuid(),
        kind: z.enum(interviewKinds),
        status: z.enum(interviewStateKeys),
        start: instant.nullable(),
        minutes: z.int(),
        location: z.string(),
        interviewerNames: z.array(z.string()),
      }),
    ),
    judged: z.array(JudgedSkill),
    /** What to bring: what must be held, with what is known of it. */
    requirements: z.array(Requirement),
    steps: z.array(z.object({ step: z.enum(preparationSteps), done: z.boolean() })),
    questions: z.array(PreparedQuestion),
    /** What I want to ask; empty where I have written nothing. */
    asking: z.string(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type Preparation = Output<typeof getPreparation>;

export const tickPreparation = operation('talent.preparation.tick', {
  http: 'PUT /api/talent/preparation/:positionId/steps',
  access,
  summary: 'Tick a step of my preparation, or take that back',
  input: z.object({ positionId, step: z.enum(preparationSteps), done: z.boolean() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const notePreparation = operation('talent.preparation.note', {
  http: 'PUT /api/talent/preparation/notes',
  access,
  summary: 'Keep my own notes on a question, for every position that asks it; without text they are gone',
  input: z.object({
    positionId,
    questionKey: lineText().min(1, 'Please choose a question').max(80),
    note: prose().max(2_000),
  }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const askPreparation = operation('talent.preparation.ask', {
  http: 'PUT /api/talent/preparation/:positionId/asking',
  access,
  summary: 'Keep what I want to ask about a position',
  input: z.object({ positionId, asking: prose().max(2_000) }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const preparationText = operation('talent.preparation.text', {
  http: 'GET /api/talent/preparation/:positionId/text',
  access,
  summary: 'My preparation for a position as plain text, to take along',
  input: z.object({ positionId }),
  output: z.object({ filename: z.string(), text: z.string() }),
  document: { type: 'text/plain', field: 'text' },
  effect: 'read',
  errors: ['resource.missing'],
});

import { z } from 'zod';
import { industries } from '../access/tables.js';
import { csvExport } from '../csv-export.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, listOf, noContent, uuid, version } from '../paging.js';
import { label } from '../text.js';
import { journeyChanged, journeyRunChanged } from './journey-events.js';
import {
  Journey,
  JourneyDetail,
  journeyKeeper as access,
  JourneyRun,
  journeyRunState,
  journeyStateKeys,
  OwnJourney,
  writtenJourney,
} from './journey-shapes.js';

const journeyId = uuid();

export const listJourneys = operation('identity.journeys.list', {
  http: 'GET /api/admin/journeys',
  access,
  summary: 'Journeys of my organization with their runs, how many were completed, and the step where people stop',
  input: z.object({
    ...listInput(['name', 'runs', 'completion', 'changedAt']),
    state: z.enum(journeyStateKeys).optional(),
    industry: z.enum(industries).optional(),
  }),
  output: listOf(Journey),
  effect: 'read',
});

export const getJourney = operation('identity.journeys.get', {
  http: 'GET /api/admin/journeys/:journeyId',
  access,
  summary: 'A journey with its steps, how many people have done each, and how many are before it',
  input: z.object({ journeyId }),
  output: JourneyDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

const changes = { access, effect: 'write' as const, events: () => [journeyChanged] };

export const createJourney = operation('identity.journeys.create', {
  ...changes,
  http: 'POST /api/admin/journeys',
  summary: 'Write a journey as a draft: who begins it, and its steps, each ended by something that happens',
  input: z.object(writtenJourney),
  output: z.object({ journeyId }),
  success: 201,
  errors: ['journey.many'],
});

export const updateJourney = operation('identity.journeys.update', {
  ...changes,
  http: 'PUT /api/admin/journeys/:journeyId',
  summary:
    'Change a draft, or write the next version of an active journey; who began it keeps the steps they began with',
  input: z.object({ journeyId, version, ...writtenJourney }),
  output: z.object({ version }),
  errors: ['resource.missing', 'resource.stale', 'journey.state', 'journey.empty'],
});

export const activateJourney = operation('identity.journeys.activate', {
  ...changes,
  http: 'POST /api/admin/journeys/:journeyId/activation',
  summary: 'Put a draft to use: from now on people begin it',
  input: z.object({ journeyId, version }),
  ...noContent,
  errors: ['resource.missing', 'resource.stale', 'journey.state', 'journey.empty'],
});

export const retireJourney = operation('identity.journeys.retire', {
  ...changes,
  http: 'POST /api/admin/journeys/:journeyId/retirement',
  summary: 'Retire a journey: nobody begins it any more, and who is on their way goes on',
  input: z.object({ journeyId, version }),
  ...noContent,
  errors: ['resource.missing', 'resource.stale', 'journey.state'],
});

export const cloneJourney = operation('identity.journeys.clone', {
  ...changes,
  http: 'POST /api/admin/journeys/:journeyId/clone',
  summary: 'Make a draft that begins with what a journey says',
  input: z.object({ journeyId }),
  output: z.object({ journeyId }),
  success: 201,
  errors: ['resource.missing', 'journey.many'],
});

export const discardJourney = operation('identity.journeys.discard', {
  ...changes,
  http: 'DELETE /api/admin/journeys/:journeyId',
  summary: 'Throw a draft of a journey away',
  input: z.object({ journeyId }),
  ...noContent,
  errors: ['resource.missing', 'journey.state'],
});

export const assignJourney = operation('identity.journeys.assign', {
  ...changes,
  http: 'POST /api/admin/journeys/:journeyId/assignment',
  summary: 'Begin a journey today for everybody who holds one of its roles and has not begun it, 500 people at a time',
  input: z.object({ journeyId }),
  output: z.object({
    begun: z.int().min(0),
    /** Who is left to begin it. */
    left: z.int().min(0),
  }),
  events: () => [journeyChanged, journeyRunChanged],
  errors: ['resource.missing', 'journey.state'],
});

const filters = { search: label().max(100).optional(), state: journeyRunState.optional() };

export const listJourneyRuns = operation('identity.journeyRuns.list', {
  http: 'GET /api/admin/journeys/:journeyId/runs',
  access,
  summary: 'Who began a journey, how far they are and what is next, the latest first',
  input: z.object({ journeyId, ...listInput(['person', 'startedOn', 'done']), ...filters }),
  output: listOf(JourneyRun),
  effect: 'read',
  errors: ['resource.missing'],
});

export const exportJourneyRuns = operation('identity.journeyRuns.export', {
  ...csvExport(
    { http: 'GET /api/admin/journeys/:journeyId/runs' },
    {
      access,
      summary: 'Who began a journey as a CSV file, at most 4,000 people: since when, how far and what is next',
      rows: { journeyId, ...filters },
    },
  ),
  errors: ['resource.missing'],
});

export const myJourneys = operation('identity.journeyRuns.mine', {
  http: 'GET /api/user/journeys',
  access: 'signed-in',
  summary: 'Journeys I am on: what is done, and the step that is next',
  input: z.object({}),
  output: z.object({ items: z.array(OwnJourney) }),
  effect: 'read',
});

/** What productivity makes tasks of. Nothing where the run is gone. */
export const journeyTasks = operation('identity.journeyRuns.tasks', {
  http: 'none',
  access: 'internal',
  summary: 'The steps of somebody’s journey as tasks: each with the id its task has',
  input: z.object({ journeyRunId: uuid() }),
  output: z.object({
    name: z.string(),
    steps: z.array(z.object({ taskId: uuid(), title: z.string(), link: z.string(), due: day, done: z.boolean() })),
  }),
  effect: 'read',
});

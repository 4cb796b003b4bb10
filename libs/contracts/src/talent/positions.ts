import { z } from 'zod';
import { industries } from '../access/tables.js';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, version, uuid } from '../paging.js';
import { stageTypes } from './pipeline.js';
import { positionStatuses, visibilities } from './seats.js';
import { hiringReader, pipelineKeeper } from './interviews.js';
import { label, lineText } from '../text.js';

export const PositionRow = z.object({
  id: uuid(),
  version,
  title: z.string(),
  department: z.string(),
  location: z.string(),
  industry: z.enum(industries),
  status: z.enum(positionStatuses),
  visibility: z.enum(visibilities),
  openedAt: instant,
  daysOpen: z.int(),
  hiringManagerName: z.string(),
  recruiterName: z.string(),
  /** People in the pipeline now, stage by stage. */
  funnel: z.array(z.object({ key: z.string(), name: z.string(), type: z.enum(stageTypes), count: z.int() })),
  applicants: z.int(),
  /** Came in within the last seven days. */
  newApplicants: z.int(),
  overdueScorecards: z.int(),
  interviewsToday: z.int(),
  offersOut: z.int(),
  /** Still in the pipeline although the seat is filled. */
  remaining: z.int(),
});
export type PositionRow = z.infer<typeof PositionRow>;

const totals = z.object({
  open: z.int(),
  newApplicants: z.int(),
  overdueScorecards: z.int(),
  interviewsToday: z.int(),
  offersOut: z.int(),
  remaining: z.int(),
});

const filters = {
  industry: z.enum(industries).optional(),
  status: z.enum(positionStatuses).optional(),
  department: label().max(80).optional(),
  /** Only positions the caller recruits or hires for. */
  mine: z.stringbool().optional(),
};

export const listPositions = operation('talent.positions.list', {
  http: 'GET /api/talent/positions',
  access: hiringReader,
  summary: 'Positions I recruit or hire for, with the funnel of each, new applicants, interviews today and offers out',
  input: z.object({ ...listInput(['title', 'department', 'openedAt', 'applicants', 'newApplicants']), ...filters }),
  output: listOf(PositionRow).extend({
    /** Of everything that matches, not of the page. */
    totals,
    funnel: z.array(z.object({ type: z.enum(stageTypes), count: z.int() })),
    departments: z.array(z.string()),
  }),
  effect: 'read',
});

/** Rows of a choice of positions; more asks for a longer search text. */
export const POSITION_CHOICES = 50;

export const listPositionChoices = operation('talent.positions.choices', {
  http: 'GET /api/talent/positions/choices',
  access: hiringReader,
  summary: 'Positions that take people and whose pipeline I may see, at most 50, by title',
  input: z.object({
    search: listInput(['title']).search,
    industry: filters.industry,
    mine: filters.mine,
    /** Chosen already: comes first, whatever became of it. */
    positionId: uuid().optional(),
  }),
  output: z.object({ items: z.array(PositionRow.pick({ id: true, title: true, location: true })) }),
  effect: 'read',
});

export const listOpenings = operation('talent.positions.openings', {
  http: 'GET /api/talent/positions/openings',
  access: hiringReader,
  summary: 'Approved requests with seats that are not open yet, or were closed again',
  input: z.object({ industry: z.enum(industries).optional() }),
  output: z.object({
    items: z.array(
      z.object({
        requisitionId: uuid(),
        title: z.string(),
        department: z.string(),
        location: z.string(),
        industry: z.enum(industries),
        headcount: z.int(),
        /** Seats of it that are open, on hold or filled. */
        seats: z.int(),
        requesterName: z.string(),
      }),
    ),
  }),
  effect: 'read',
});

export const openPosition = operation('talent.positions.create', {
  http: 'POST /api/talent/positions',
  access: pipelineKeeper,
  summary: 'Open one more seat of an approved request, up to the number it was approved for',
  input: z.object({
    requisitionId: uuid('Please choose a request'),
    location: lineText().min(1, 'Please say where').max(80),
    remote: z.boolean().default(false),
    visibility: z.enum(visibilities),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [positionOpened],
  success: 201,
  errors: ['resource.missing', 'position.request', 'position.headcount'],
});

export const positionOpened = event(
  'talent.position.opened',
  z.object({ positionId: uuid(), title: z.string(), industry: z.enum(industries), recruiterId: uuid() }),
  {
    live: {
      to: 'organization',
      access: hiringReader,
      refetches: [
        'talent.positions.list',
        'talent.positions.choices',
        'talent.positions.openings',
        'talent.seats.list',
        'talent.applications.board',
        'talent.marketplace.dashboard',
      ],
    },
  },
);

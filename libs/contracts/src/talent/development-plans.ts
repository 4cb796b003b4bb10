import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { csvExport } from '../csv-export.js';
import { days } from '../dates.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, uuid, version } from '../paging.js';
import { mayOf } from '../record-may.js';
import { label, lineText } from '../text.js';
import { courseStateKeys } from './courses.js';
import { developmentChanged } from './development-events.js';
import { developmentActionKeys, developmentStateKeys } from './development-states.js';

import { developer } from './skill-matrix.js';

/** Whoever works here has plans of their own. */
const ownPlanReader = forAudience('internalTeam');

const level = z.int().min(1).max(5);

export const DevelopmentItem = z.object({
  id: uuid(),
  skillId: uuid(),
  skill: z.string(),
  /** What was known when the item was added; 0 where nothing was. */
  fromLevel: z.int().min(0).max(5),
  toLevel: level,
  action: z.enum(developmentActionKeys),
  text: z.string(),
  /** The course or challenge of the catalogue it is; null where it is something else. */
  catalogueItemId: uuid().nullable(),
  /** The offer of the mentor it is with; null where it is something else. */
  offerId: uuid().nullable(),
  /** How far the person is in the course; null where it names none, or they have not begun it. */
  course: z
    .object({ courseEnrollmentId: uuid(), status: z.enum(courseStateKeys), partsDone: z.int(), parts: z.int() })
    .nullable(),
  dueOn: day,
  doneAt: instant.nullable(),
  doneByName: z.string().nullable(),
});
export type DevelopmentItem = z.infer<typeof DevelopmentItem>;

const developmentPlanActions = ['agree', 'items', 'tick'] as const;

export const DevelopmentPlan = z.object({
  id: uuid(),
  employeeId: uuid(),
  employeeName: z.string(),
  managerId: uuid(),
  managerName: z.string(),
  /** The seat they sat on when it was started. */
  positionId: uuid(),
  title: z.string(),
  department: z.string(),
  industry: z.enum(industries),
  startsOn: day,
  endsOn: day,
  status: z.enum(developmentStateKeys),
  agreedByEmployeeAt: instant.nullable(),
  agreedByManagerAt: instant.nullable(),
  items: z.object({ done: z.int().min(0), total: z.int().min(0) }),
  /** The first day an open item is due; null where none is open. */
  nextDueOn: day.nullable(),
  may: mayOf(z.enum(developmentStateKeys), developmentPlanActions),
  version,
});
export type DevelopmentPlan = z.infer<typeof DevelopmentPlan>;

/** What the seat takes, and what else the person can do: what items are made for. */
const DevelopmentSkill = z.object({
  skillId: uuid(),
  skill: z.string(),
  /** 0 where nothing is known: neither confirmed by somebody else nor shared by the person. */
  level: z.int().min(0).max(5),
  /** Null where the seat does not ask for it. */
  required: level.nullable(),
});

export const DevelopmentPlanDetail = DevelopmentPlan.extend({
  list: z.array(DevelopmentItem),
  /** The widest gap first. */
  skills: z.array(DevelopmentSkill),
});
export type DevelopmentPlanDetail = z.infer<typeof DevelopmentPlanDetail>;

const filters = {
  search: label().max(100).optional(),
  status: z.enum(developmentStateKeys).optional(),
  /** Only plans with an open item whose day is over. */
  late: z.stringbool().optional(),
};

export const listDevelopmentPlans = operation('talent.development.list', {
  http: 'GET /api/talent/develop/plans',
  access: developer,
  summary: 'Development plans within my reach, those worked on first',
  input: z.object({ ...listInput(['employeeName', 'department', 'startsOn', 'endsOn']), ...filters }),
  output: listOf(DevelopmentPlan),
  effect: 'read',
});

export const exportDevelopmentPlans = operation(
  'talent.development.export',
  csvExport(listDevelopmentPlans, {
    access: { ...developer, permission: ['EXPORT_DATA'] },
    summary: 'Development plans within my reach as a CSV file; filters narrow it down',
    rows: filters,
  }),
);

export const getDevelopmentPlan = operation('talent.development.get', {
  http: 'GET /api/talent/develop/plans/:developmentPlanId',
  access: developer,
  summary: 'A development plan within my reach: each item with its skill, levels, what is done for it and until when',
  input: z.object({ developmentPlanId: uuid() }),
  output: DevelopmentPlanDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const listMyDevelopment = operation('talent.development.mine', {
  http: 'GET /api/talent/my-development',
  access: ownPlanReader,
  summary: 'My development plans, the one I work on first',
  input: z.object({}),
  output: z.object({ items: z.array(DevelopmentPlanDetail) }),
  effect: 'read',
});

const changes = { effect: 'write' as const, events: () => [developmentChanged] };
const changed = { ...changes, access: developer, output: z.object({ version }) };
const own = { ...changed, access: ownPlanReader };

const item = {
  skillId: uuid('Please choose a skill'),
  toLevel: level,
  action: z.enum(developmentActionKeys, 'Please choose what is done'),
  text: lineText().min(3, 'Please say what is done').max(200),
  /** A course for an item of that kind, a challenge for a stretch assignment; both are in use. */
  catalogueItemId: uuid().optional(),
  /** An offer to mentor in the skill. */
  offerId: uuid().optional(),
  dueOn: days.planned,
};

export const startDevelopmentPlan = operation('talent.development.start', {
  ...changes,
  http: 'POST /api/talent/develop/people/:positionId/plans',
  access: developer,
  summary: 'Start a development plan for somebody within my reach; it holds once both sides agree',
  input: z.object({ positionId: uuid('Please choose a person'), startsOn: days.planned, endsOn: days.planned }),
  output: z.object({ id: uuid() }),
  success: 201,
  errors: ['resource.missing', 'development.self', 'development.running', 'development.period'],
});

export const addDevelopmentItem = operation('talent.development.addItem', {
  ...changed,
  http: 'POST /api/talent/develop/plans/:developmentPlanId/items',
  summary: 'Add to a development plan what brings somebody to a level of a skill; who agreed agrees anew',
  input: z.object({ developmentPlanId: uuid(), version: version.optional(), ...item }),
  success: 201,
  errors: [
    'resource.missing',
    'resource.stale',
    'development.self',
    'development.state',
    'development.items',
    'development.level',
    'development.day',
    'development.source',
  ],
});

/** Somebody who offers to mentor in a skill. */
const PlanMentor = z.object({ offerId: uuid(), mentorName: z.string(), note: z.string() });

export const listPlanMentors = operation('talent.development.mentors', {
  http: 'GET /api/talent/develop/plans/:developmentPlanId/mentors',
  access: developer,
  summary: 'Who offers to mentor in a skill, for an item of a development plan',
  input: z.object({ developmentPlanId: uuid(), skillId: uuid() }),
  output: z.object({ items: z.array(PlanMentor) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const removeDevelopmentItem = operation('talent.development.removeItem', {
  ...changed,
  http: 'DELETE /api/talent/develop/items/:developmentItemId',
  summary: 'Take an open item out of a development plan; who agreed agrees anew',
  input: z.object({ developmentItemId: uuid() }),
  errors: ['resource.missing', 'development.self', 'development.state', 'development.done'],
});

const tick = { developmentItemId: uuid(), done: z.boolean() };

export const tickDevelopmentItem = operation('talent.development.tick', {
  ...changed,
  http: 'PUT /api/talent/develop/items/:developmentItemId',
  summary: 'Say that an item of a development plan is done, or is not',
  input: z.object(tick),
  errors: ['resource.missing', 'development.self', 'development.state'],
});

export const tickMyDevelopmentItem = operation('talent.development.tickMine', {
  ...own,
  http: 'PUT /api/talent/my-development/items/:developmentItemId',
  summary: 'Say that an item of my development plan is done, or is not',
  input: z.object(tick),
  errors: ['resource.missing', 'development.state'],
});

const about = { developmentPlanId: uuid(), version };

export const agreeDevelopmentPlan = operation('talent.development.agree', {
  ...changed,
  http: 'POST /api/talent/develop/plans/:developmentPlanId/agreement',
  summary: 'Agree to a development plan for the side of the manager',
  input: z.object(about),
  errors: ['resource.missing', 'resource.stale', 'development.self', 'development.state', 'development.empty'],
});

export const agreeMyDevelopmentPlan = operation('talent.development.agreeMine', {
  ...own,
  http: 'POST /api/talent/my-development/:developmentPlanId/agreement',
  summary: 'Agree to my development plan as it stands',
  input: z.object(about),
  errors: ['resource.missing', 'resource.stale', 'development.state', 'development.empty'],
});

export const endDevelopmentPlan = operation('talent.development.end', {
  ...changed,
  http: 'POST /api/talent/develop/plans/:developmentPlanId/end',
  summary: 'Complete a development plan whose items are all done, or archive one that is not worked on any more',
  input: z.object({ ...about, to: z.enum(['completed', 'archived'], 'Please choose how it ends') }),
  errors: ['resource.missing', 'resource.stale', 'development.self', 'development.state', 'development.open'],
});

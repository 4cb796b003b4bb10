import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { industries } from '../access/tables.js';
import { csvExport } from '../csv-export.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, noContent, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, prose } from '../text.js';
import { positionStatuses } from './seats.js';
import { successorChanged } from './succession-events.js';

/** Who plans with people: HR and department heads with those of their industries, who hires with their own team. */
const peoplePlanner = ruleOf('talent.plan.figures');

/** People named for one seat at most. */
export const MOST_SUCCESSORS = 5;

/** Where a person's next role comes from: their own goal, where they share it, else the seat a manager named them for. */
export const nextRoleSources = ['goal', 'named'] as const;
export const nextRoleLabels: Record<(typeof nextRoleSources)[number], string> = {
  goal: 'Their own goal',
  named: 'Named as a successor',
};

export const TeamPerson = z.object({
  /** The seat they sit on. */
  id: uuid(),
  personId: uuid(),
  name: z.string(),
  title: z.string(),
  department: z.string(),
  location: z.string(),
  industry: z.enum(industries),
  managerId: uuid(),
  managerName: z.string(),
  /** When they took the seat; null where nobody knows. */
  sinceOn: day.nullable(),
  nextRole: z.string().nullable(),
  nextFrom: z.enum(nextRoleSources).nullable(),
  /** 0 to 100; null without a next role, without a seat that says what it takes, and where they asked for no score. */
  readiness: z.int().min(0).max(100).nullable(),
  /** Seats within the caller's reach they are named for. */
  successorFor: z.array(z.string()),
  /** People named for their own seat. */
  successors: z.int().min(0),
  /** A move of theirs is under way. */
  moving: z.boolean(),
  may: mayDo(['name', 'move']),
});
export type TeamPerson = z.infer<typeof TeamPerson>;

const filters = {
  search: listInput(['name']).search,
  industry: z.enum(industries).optional(),
  department: label().max(80).optional(),
  /** Only people who are named to succeed somebody. */
  successor: z.stringbool().optional(),
  /** Only people whose own seat nobody is named for. */
  uncovered: z.stringbool().optional(),
};

export const listTeamPeople = operation('talent.people.list', {
  http: 'GET /api/talent/people',
  access: peoplePlanner,
  summary:
    'People within my reach by team, with role, time in their seat, readiness for their next role and successors',
  input: z.object({ ...listInput(['name', 'title', 'department', 'managerName', 'sinceOn']), ...filters }),
  output: listOf(TeamPerson).extend({
    /** Of the industry where one is asked for, whatever else narrows the list. */
    totals: z.object({ people: z.int(), successors: z.int(), uncovered: z.int() }),
    departments: z.array(z.string()),
  }),
  effect: 'read',
});

export const exportTeamPeople = operation(
  'talent.people.export',
  csvExport(listTeamPeople, {
    access: { ...peoplePlanner, permission: ['EXPORT_DATA'] },
    summary: 'People within my reach as a CSV file; filters narrow it down',
    rows: filters,
  }),
);

const ReadinessNeed = z.object({
  skill: z.string(),
  required: z.int().min(1).max(5),
  /** 0 where nothing is known of them: neither confirmed by somebody else nor shared by themselves. */
  level: z.int().min(0).max(5),
  verified: z.boolean(),
});

export const TeamPersonDetail = TeamPerson.extend({
  /** What the next role takes, the weightiest first; empty without readiness. */
  needs: z.array(ReadinessNeed),
  named: z.array(
    z.object({
      successorId: uuid(),
      name: z.string(),
      title: z.string(),
      note: z.string(),
      byName: z.string(),
      at: instant,
    }),
  ),
});
export type TeamPersonDetail = z.infer<typeof TeamPersonDetail>;

export const getTeamPerson = operation('talent.people.get', {
  http: 'GET /api/talent/people/:positionId',
  access: peoplePlanner,
  summary: 'Who sits on a seat within my reach: what their next role takes, and who is named to succeed them',
  input: z.object({ positionId: uuid() }),
  output: TeamPersonDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

const seatStates = positionStatuses.filter((status) => status !== 'closed');

export const ChartSeat = z.object({
  id: uuid(),
  title: z.string(),
  department: z.string(),
  industry: z.enum(industries),
  status: z.enum(seatStates as ['open', 'on_hold', 'filled']),
  /** Null while it is vacant. */
  personId: uuid().nullable(),
  personName: z.string().nullable(),
  managerId: uuid(),
  managerName: z.string(),
});
export type ChartSeat = z.infer<typeof ChartSeat>;

export const getPeopleChart = operation('talent.people.chart', {
  http: 'GET /api/talent/people/chart',
  access: peoplePlanner,
  summary: 'Seats within my reach, vacant ones included, with whom each reports to',
  input: z.object({ industry: filters.industry, department: filters.department }),
  output: z.object({ seats: z.array(ChartSeat) }),
  effect: 'read',
});

export const nameSuccessor = operation('talent.people.nameSuccessor', {
  http: 'POST /api/talent/people/:positionId/successors',
  access: peoplePlanner,
  summary: 'Name a colleague to succeed who sits on a seat within my reach; five at most, and nobody is told',
  input: z.object({
    positionId: uuid(),
    successorId: uuid('Please choose a colleague'),
    note: prose().max(500).optional(),
  }),
  ...noContent,
  effect: 'write',
  events: () => [successorChanged],
  errors: ['resource.missing', 'successor.self', 'successor.present', 'successor.many', 'successor.vacant'],
});

export const withdrawSuccessor = operation('talent.people.withdrawSuccessor', {
  http: 'DELETE /api/talent/people/:positionId/successors/:successorId',
  access: peoplePlanner,
  summary: 'Name somebody as a successor no more',
  input: z.object({ positionId: uuid(), successorId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [successorChanged],
  errors: ['resource.missing'],
});

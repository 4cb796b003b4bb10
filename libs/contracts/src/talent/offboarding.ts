import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { days } from '../dates.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { handedKindKeys, holdingKindKeys, holdingServices } from '../offboarding/holdings.js';
import { day, instant, listOf, uuid, version } from '../paging.js';
import { mayOf } from '../record-may.js';
import { label, prose } from '../text.js';
import { offboardingChanged } from './offboarding-events.js';
import { exitThemeKeys, leavingTypeKeys, offboardingStateKeys, returnAnswerKeys } from './offboarding-states.js';
import { positionOpened } from './positions.js';

const offboarder = ruleOf('talent.offboard');

export const offboardingActions = ['tasks', 'handOver', 'endAccess', 'interview'] as const;

export const Offboarding = z.object({
  id: uuid(),
  employeeId: uuid(),
  employeeName: z.string(),
  title: z.string(),
  department: z.string(),
  type: z.enum(leavingTypeKeys),
  status: z.enum(offboardingStateKeys),
  lastDay: day,
  /** The end of the last day by the calendar of the organization, or at once. */
  accessEndsAt: instant,
  accessEndedAt: instant.nullable(),
  tasks: z.object({ done: z.int().min(0), total: z.int().min(0) }),
  interviewed: z.boolean(),
  /** Whether they would be hired again; null until somebody has said. */
  rehire: z.boolean().nullable(),
  may: mayOf(z.enum(offboardingStateKeys), offboardingActions),
  version,
});
export type Offboarding = z.infer<typeof Offboarding>;

const filters = {
  search: label().max(100).optional(),
  status: z.enum(offboardingStateKeys).optional(),
  type: z.enum(leavingTypeKeys).optional(),
  /** Neither completed nor cancelled. */
  running: z.stringbool().optional(),
};

export const listOffboardings = operation('talent.offboarding.list', {
  http: 'GET /api/talent/offboarding',
  access: offboarder,
  summary: 'Who leaves, by last day: tasks, access and whether they would be hired again',
  input: z.object({ ...listInput(['employeeName', 'lastDay', 'department', 'status']), ...filters }),
  output: listOf(Offboarding),
  effect: 'read',
});

const Task = z.object({
  id: uuid(),
  title: z.string(),
  due: day,
  doneAt: instant.nullable(),
  doneByName: z.string().nullable(),
});

export const OffboardingDetail = Offboarding.extend({
  reason: z.string(),
  startedByName: z.string(),
  startedAt: instant,
  cancelReason: z.string().nullable(),
  list: z.array(Task),
  /** What they hold now, as the services answer; empty once it is over. */
  holdings: z.array(
    z.object({
      kind: z.enum(holdingKindKeys),
      count: z.int().min(0),
      /** Who takes it over; null where nobody is named, and where it ends with the access. */
      toId: uuid().nullable(),
      toName: z.string().nullable(),
    }),
  ),
  /** Services that do not answer now: nothing is completed before they do. */
  unanswered: z.array(z.enum(holdingServices)),
  interview: z
    .object({
      heldOn: day,
      byName: z.string(),
      /** What was said: for who held it alone. */
      said: z
        .object({ themes: z.array(z.enum(exitThemeKeys)), wouldReturn: z.enum(returnAnswerKeys), note: z.string() })
        .nullable(),
    })
    .nullable(),
});
export type OffboardingDetail = z.infer<typeof OffboardingDetail>;

export const getOffboarding = operation('talent.offboarding.get', {
  http: 'GET /api/talent/offboarding/:offboardingId',
  access: offboarder,
  summary: 'How one person leaves: tasks, what they hold and who takes it over, access and exit interview',
  input: z.object({ offboardingId: uuid() }),
  output: OffboardingDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

const changes = { access: offboarder, effect: 'write' as const, events: () => [offboardingChanged] };
const changed = { ...changes, output: z.object({ version }) };
const about = { offboardingId: uuid(), version: version.optional() };

export const startOffboarding = operation('talent.offboarding.start', {
  ...changes,
  http: 'POST /api/talent/offboarding',
  summary: 'Let somebody leave: their access ends with their last day, at once where it is our decision',
  input: z.object({
    employeeId: uuid('Please choose a colleague'),
    type: z.enum(leavingTypeKeys, 'Please choose a type'),
    lastDay: days.planned,
    reason: prose().max(500).optional(),
    /** A shift may stay without them. */
    withoutCover: z.boolean().optional(),
  }),
  output: z.object({ id: uuid() }),
  success: 201,
  errors: [
    'resource.missing',
    'role.beyond',
    'offboarding.self',
    'offboarding.running',
    'offboarding.day',
    'offboarding.administrator',
    'offboarding.shift',
    'offboarding.unanswered',
  ],
});

export const tickOffboardingTask = operation('talent.offboarding.tick', {
  ...changed,
  http: 'PUT /api/talent/offboarding/tasks/:offboardingTaskId',
  summary: 'Say that a task of an offboarding is done, or is not',
  input: z.object({ offboardingTaskId: uuid(), done: z.boolean() }),
  errors: ['resource.missing', 'offboarding.state'],
});

export const handOverHolding = operation('talent.offboarding.handOver', {
  ...changed,
  http: 'PUT /api/talent/offboarding/:offboardingId/handovers/:kind',
  summary: 'Name who takes over what a person who leaves holds; another name replaces the first',
  input: z.object({
    ...about,
    kind: z.enum(handedKindKeys, 'Please choose what is handed over'),
    toId: uuid('Please choose a colleague'),
  }),
  errors: ['resource.missing', 'resource.stale', 'offboarding.state', 'offboarding.taker'],
});

export const endLeaverAccess = operation('talent.offboarding.endNow', {
  ...changed,
  http: 'POST /api/talent/offboarding/:offboardingId/access-end',
  summary: 'End the access of somebody who leaves at once, everywhere within five seconds',
  input: z.object(about),
  errors: ['resource.missing', 'resource.stale', 'offboarding.state', 'offboarding.administrator'],
});

export const recordExitInterview = operation('talent.offboarding.interview', {
  ...changed,
  http: 'PUT /api/talent/offboarding/:offboardingId/interview',
  summary: 'Record an exit interview: what was said stays with who held it, themes are counted from five people on',
  input: z.object({
    ...about,
    heldOn: days.noticed,
    themes: z.array(z.enum(exitThemeKeys)).min(1, 'Please choose at least one theme').max(exitThemeKeys.length),
    wouldReturn: z.enum(returnAnswerKeys, 'Please choose an answer'),
    note: prose().max(2_000).optional(),
  }),
  errors: ['resource.missing', 'resource.stale', 'offboarding.state', 'offboarding.interviewed'],
});

export const cancelOffboarding = operation('talent.offboarding.cancel', {
  ...changed,
  http: 'POST /api/talent/offboarding/:offboardingId/cancel',
  summary: 'Let somebody stay after all, until their last day: access that has ended is opened again',
  input: z.object({
    ...about,
    reason: prose().min(1, 'Please give a reason').max(500),
  }),
  errors: ['resource.missing', 'resource.stale', 'offboarding.state', 'offboarding.late', 'tenant.full'],
});

export const completeOffboarding = operation('talent.offboarding.complete', {
  ...changed,
  http: 'POST /api/talent/offboarding/:offboardingId/complete',
  summary: 'Complete an offboarding once access has ended, tasks are done and everything held has a taker',
  input: z.object({ ...about, rehire: z.boolean(), regretted: z.boolean() }),
  events: () => [offboardingChanged, positionOpened],
  errors: [
    'resource.missing',
    'resource.stale',
    'offboarding.state',
    'offboarding.access',
    'offboarding.tasks',
    'offboarding.approvals',
    'offboarding.handover',
    'offboarding.unanswered',
  ],
});

export const getExitThemes = operation('talent.offboarding.themes', {
  http: 'GET /api/talent/offboarding/themes',
  access: offboarder,
  summary: 'What people said in exit interviews of the last twelve months, each theme from five people on',
  input: z.object({}),
  output: z.object({
    people: z.int().min(0),
    /** Named most first. */
    themes: z.array(z.object({ theme: z.enum(exitThemeKeys), people: z.int().min(1) })),
  }),
  effect: 'read',
});

import { z } from 'zod';
import { inModule, may } from '../access/rule.js';
import { operation } from '../define.js';
import { days } from '../dates.js';
import { version, uuid } from '../paging.js';
import { approvalStepKeys, transitionTypeKeys } from './transition-states.js';
import { steersTransitions, takesPart, TransitionDetail } from './transitions.js';
import { transitionMoved, transitionApproved, handoverChanged, transitionCompleted } from './transition-events.js';
import { positionOpened } from './positions.js';
import { lineText, prose } from '../text.js';

const about = { transitionId: uuid(), version };
const managesAll = { ...inModule('talent'), ...may('MANAGE_TRANSITIONS') };
const reason = prose().min(1, 'Please give a reason: the people concerned will read it').max(500);
const changes = { access: steersTransitions, output: TransitionDetail, effect: 'write' as const };

export const requestTransition = operation('talent.transitions.request', {
  ...changes,
  http: 'POST /api/talent/transitions',
  summary: 'Ask for a move of somebody into an open seat; whom the workflow of moves names decides',
  input: z.object({
    employeeId: uuid('Please choose a colleague'),
    toPositionId: uuid('Please choose a seat'),
    type: z.enum(transitionTypeKeys, 'Please choose a type'),
    effectiveDate: days.planned,
    note: prose().max(500).optional(),
  }),
  success: 201,
  errors: [
    'resource.missing',
    'transition.seat',
    'transition.running',
    'transition.day',
    'transition.type',
    'transition.nobody',
  ],
  events: () => [transitionMoved],
});

export const reviewTransition = operation('talent.transitions.review', {
  ...changes,
  access: managesAll,
  http: 'POST /api/talent/transitions/:transitionId/review',
  summary: 'Take a requested move into review: everybody who approves it is asked',
  input: z.object(about),
  errors: ['resource.missing', 'resource.stale', 'transition.state'],
  events: () => [transitionMoved],
});

export const decideTransition = operation('talent.transitions.decide', {
  ...changes,
  access: takesPart,
  http: 'POST /api/talent/transitions/:transitionId/decision',
  summary: 'Approve one step of a move, or decline the move with a reason; nobody decides about their own',
  input: z
    .object({
      ...about,
      step: z.enum(approvalStepKeys),
      decision: z.enum(['approved', 'declined']),
      reason: prose().max(500).optional(),
    })
    .refine((input) => input.decision === 'approved' || Boolean(input.reason), {
      path: ['reason'],
      message: 'Please give a reason: the people concerned will read it',
    }),
  errors: ['resource.missing', 'resource.stale', 'transition.state', 'transition.decided', 'transition.approver'],
  events: () => [positionOpened, transitionMoved, transitionApproved],
});

export const scheduleTransition = operation('talent.transitions.schedule', {
  ...changes,
  http: 'POST /api/talent/transitions/:transitionId/schedule',
  summary: 'Choose another day on which a running move takes effect',
  input: z.object({ ...about, effectiveDate: days.planned }),
  errors: ['resource.missing', 'resource.stale', 'transition.state', 'transition.day'],
  events: () => [handoverChanged],
});

export const startHandover = operation('talent.transitions.start', {
  ...changes,
  http: 'POST /api/talent/transitions/:transitionId/start',
  summary: 'Start the handover of an approved move, with the usual checklist',
  input: z.object(about),
  errors: ['resource.missing', 'resource.stale', 'transition.state'],
  events: () => [handoverChanged, transitionMoved],
});

export const addHandoverTask = operation('talent.transitions.addTask', {
  ...changes,
  access: takesPart,
  http: 'POST /api/talent/transitions/:transitionId/tasks',
  summary: 'Add a task to the handover, with an owner and a day',
  input: z.object({
    transitionId: uuid(),
    title: lineText().min(1, 'Please say what is handed over').max(160),
    ownerId: uuid('Please choose who does it'),
    due: days.planned,
  }),
  success: 201,
  errors: ['resource.missing', 'transition.state', 'transition.owner'],
  events: () => [handoverChanged],
});

export const tickHandoverTask = operation('talent.transitions.tick', {
  ...changes,
  access: takesPart,
  http: 'POST /api/talent/transitions/tasks/:handoverTaskId/done',
  summary: 'Tick a task of a handover, or take the tick back',
  input: z.object({ handoverTaskId: uuid(), done: z.boolean() }),
  errors: ['resource.missing', 'transition.state'],
  events: () => [handoverChanged],
});

export const removeHandoverTask = operation('talent.transitions.removeTask', {
  ...changes,
  access: takesPart,
  http: 'DELETE /api/talent/transitions/tasks/:handoverTaskId',
  summary: 'Take an open task off the handover',
  input: z.object({ handoverTaskId: uuid() }),
  errors: ['resource.missing', 'transition.state'],
  events: () => [handoverChanged],
});

export const completeTransition = operation('talent.transitions.complete', {
  ...changes,
  http: 'POST /api/talent/transitions/:transitionId/complete',
  summary: 'Complete a move whose day has come and whose handover is done: seat, title, manager and role change',
  input: z.object(about),
  errors: [
    'resource.missing',
    'resource.stale',
    'transition.state',
    'transition.early',
    'transition.tasks',
    'transition.seat',
  ],
  events: () => [positionOpened, transitionCompleted],
});

export const cancelTransition = operation('talent.transitions.cancel', {
  ...changes,
  http: 'POST /api/talent/transitions/:transitionId/cancel',
  summary: 'Cancel a running move with a reason; the seat it kept is open again',
  input: z.object({ ...about, reason }),
  errors: ['resource.missing', 'resource.stale', 'transition.state'],
  events: () => [positionOpened, transitionMoved],
});

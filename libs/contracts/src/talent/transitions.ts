import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { boardOf } from '../board.js';
import { operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, version, uuid } from '../paging.js';
import { mayOf } from '../record-may.js';
import { approvalStepKeys, backfillStateKeys, transitionStateKeys, transitionTypeKeys } from './transition-states.js';
import { label } from '../text.js';

/** Who steers moves: HR, and who hires, for the moves they take part in. */
export const steersTransitions = ruleOf('talent.transitions');
/** Who may take part in a move: everybody who works here. */
export const takesPart = ruleOf('talent.transitions.screen');

const Seat = z.object({
  id: uuid(),
  title: z.string(),
  department: z.string(),
  location: z.string(),
  industry: z.enum(industries),
});

/** What else may be done with a move. */
export const transitionActions = ['schedule', 'tasks', 'backfill'] as const;

export const Transition = z.object({
  id: uuid(),
  employeeId: uuid(),
  employeeName: z.string(),
  employeeTitle: z.string(),
  type: z.enum(transitionTypeKeys),
  status: z.enum(transitionStateKeys),
  /** Null where the seat they leave was never a row here. */
  from: Seat.nullable(),
  to: Seat,
  effectiveDate: day,
  handover: z.object({
    done: z.int(),
    total: z.int(),
    /** 0 to 100, whole; null without a task. */
    percent: z.int().nullable(),
  }),
  backfill: z.enum(backfillStateKeys),
  /** Whose approval is missing. */
  waitsFor: z.array(z.enum(approvalStepKeys)),
  may: mayOf(z.enum(transitionStateKeys), transitionActions),
  version,
});
export type Transition = z.infer<typeof Transition>;

const filters = {
  search: label().max(100).optional(),
  status: z.enum(transitionStateKeys).optional(),
  type: z.enum(transitionTypeKeys).optional(),
  industry: z.enum(industries).optional(),
  /** Neither completed nor declined nor cancelled. */
  running: z.stringbool().optional(),
  /** Asked for, in review or approved, and not under way yet. */
  pending: z.stringbool().optional(),
};

export const listTransitions = operation('talent.transitions.list', {
  http: 'GET /api/talent/transitions',
  access: steersTransitions,
  summary: 'Moves from seat to seat, the ones that run first, by the day they take effect',
  input: z.object({ ...listInput(['effectiveDate', 'status', 'type', 'to', 'handover']), ...filters }),
  output: listOf(Transition).extend({ counts: z.record(z.enum(transitionStateKeys), z.int()) }),
  effect: 'read',
});

/** Cards of one column of the board. */
export const TRANSITION_BOARD_CARDS = 30;

export const getTransitionBoard = operation('talent.transitions.board', {
  http: 'GET /api/talent/transitions/board',
  access: steersTransitions,
  summary: 'Moves by status, at most 30 of each with the number of all',
  input: z.object({ search: filters.search, type: filters.type, industry: filters.industry }),
  output: boardOf(z.enum(transitionStateKeys), Transition, {}),
  effect: 'read',
});

export const exportTransitions = operation(
  'talent.transitions.export',
  csvExport(listTransitions, {
    access: { ...may('EXPORT_DATA'), any: [steersTransitions] },
    summary: 'Moves as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: filters,
  }),
);

const Approval = z.object({
  step: z.enum(approvalStepKeys),
  /** Empty where anybody of HR, or the administration, decides. */
  approverNames: z.array(z.string()),
  /** Nobody approves for themselves: the step lies with the organization's administration. */
  passedToAdmin: z.boolean(),
  decision: z.enum(['pending', 'approved', 'declined']),
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** When it should be decided; null before the move is in review, and where no time was set. */
  dueAt: instant.nullable(),
  /** It waits for the caller, or for a person like them. */
  mine: z.boolean(),
});

const HandoverTask = z.object({
  id: uuid(),
  title: z.string(),
  ownerId: uuid(),
  ownerName: z.string(),
  due: day,
  doneAt: instant.nullable(),
  /** The caller may tick it. */
  mine: z.boolean(),
});

export const TransitionDetail = Transition.extend({
  note: z.string().nullable(),
  /** Why it was declined or cancelled. */
  reason: z.string().nullable(),
  requestedByName: z.string().nullable(),
  /** It began with an accepted offer. */
  byOffer: z.boolean(),
  /** When it was completed, declined or cancelled; null while it runs. */
  endedAt: instant.nullable(),
  approvals: z.array(Approval),
  tasks: z.array(HandoverTask),
  /** The move is the caller's own. */
  own: z.boolean(),
});
export type TransitionDetail = z.infer<typeof TransitionDetail>;

export const getTransition = operation('talent.transitions.get', {
  http: 'GET /api/talent/transitions/:transitionId',
  access: takesPart,
  summary: 'One move with its approvals and its handover, for those who take part in it and who steer it',
  input: z.object({ transitionId: uuid() }),
  output: TransitionDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const listMyTransitions = operation('talent.transitions.mine', {
  http: 'GET /api/talent/transitions/mine',
  access: takesPart,
  summary:
    'My own moves, the ones that wait for my approval, and the ones in which I hand something over; and what became of those that ended lately',
  input: z.object({}),
  output: z.object({
    /** Those that run. */
    items: z.array(TransitionDetail),
    /** Those in which something was mine and that ended within 90 days, the latest first, at most 20. */
    ended: z.array(TransitionDetail),
  }),
  effect: 'read',
});

export const listTransitionSeats = operation('talent.transitions.seats', {
  http: 'GET /api/talent/transitions/seats',
  access: steersTransitions,
  summary: 'Open seats somebody can move into, at most 50, by title; who hires sees their own',
  input: z.object({ search: label().max(100).optional() }),
  output: z.object({ items: z.array(Seat) }),
  effect: 'read',
});

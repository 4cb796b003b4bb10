import { z } from 'zod';
import { industries, roles } from '../access/tables.js';
import { event, job } from '../define.js';
import { day, uuid } from '../paging.js';
import { offerWaitingCauses } from './offer-states.js';
import { approvalStepKeys, transitionStateKeys } from './transition-states.js';
import { takesPart } from './transitions.js';

const live = {
  live: {
    to: 'organization' as const,
    access: takesPart,
    refetches: [
      'talent.transitions.list',
      'talent.transitions.board',
      'talent.transitions.get',
      'talent.transitions.mine',
      'talent.transitions.seats',
      'talent.positions.list',
      'talent.overview.get',
      'talent.marketplace.dashboard',
    ],
  },
};
const fact = { transitionId: uuid(), employeeId: uuid(), positionTitle: z.string() };

/** A move came into a state. `managerIds`: who hires for the seat it goes to and for the one it leaves. */
export const transitionMoved = event(
  'talent.transition.moved',
  z.object({
    ...fact,
    status: z.enum(transitionStateKeys),
    requestedById: uuid().nullable(),
    managerIds: z.array(uuid()),
    /** People whose approval it waits for from now on. */
    approverIds: z.array(uuid()),
    /** Steps that wait for anybody of HR, or for the administration. */
    waitsFor: z.array(z.enum(['hr', 'admin'])),
  }),
  live,
);
/** Approvers have not answered in time, or others are asked in their place. */
export const transitionWaiting = event(
  'talent.transition.waiting',
  z.object({
    ...fact,
    step: z.enum(approvalStepKeys),
    /** People who are told of it. */
    approverIds: z.array(uuid()),
    /** Whether it waits for anybody of HR, or for the administration. */
    waitsFor: z.array(z.enum(['hr', 'admin'])),
    cause: z.enum(offerWaitingCauses),
  }),
  live,
);
/** One of the approvals was given and others are missing. */
export const transitionApproved = event(
  'talent.transition.stepApproved',
  z.object({ ...fact, step: z.enum(approvalStepKeys) }),
  live,
);
/** The day, or what is handed over, changed. `ownerIds`: who has a new task. */
export const handoverChanged = event(
  'talent.transition.handoverChanged',
  z.object({ ...fact, what: z.enum(['day', 'task', 'done', 'undone']), ownerIds: z.array(uuid()) }),
  live,
);
/** Seats change hands: what counts people and seats has changed as well. */
const seated = {
  live: {
    ...live.live,
    refetches: [
      ...live.live.refetches,
      'talent.headcount.plan',
      'talent.headcount.sales',
      'talent.headcount.healthcare',
    ],
  },
};
/** A person works in another seat from today on. `from` is what their former seat gave them; null where it was no row. */
export const transitionCompleted = event(
  'talent.transition.completed',
  z.object({
    transitionId: uuid(),
    employeeId: uuid(),
    fromPositionId: uuid().nullable(),
    toPositionId: uuid(),
    title: z.string(),
    department: z.string(),
    industry: z.enum(industries),
    role: z.enum(roles),
    managerId: uuid(),
    from: z.object({ industry: z.enum(industries), role: z.enum(roles) }).nullable(),
    effectiveDate: day,
  }),
  seated,
);

/** Completes moves of all organizations whose day has come where they are and whose handover is done. */
export const completeDueTransitions = job('talent.transitions.completeDue', z.object({}), { everyMs: 15_000 });
/** Reminds approvers of moves, and asks those above them. */
export const remindTransitionApprovers = job('talent.transitions.remindApprovers', z.object({}), { everyMs: 60_000 });

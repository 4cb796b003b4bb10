import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import {
  decideTransition,
  reviewTransition,
  tickHandoverTask,
} from '@talent-os/contracts/talent/transition-changes.js';
import { approvalSteps, transitionTypes, type TransitionType } from '@talent-os/contracts/talent/transition-states.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionFor, dayText, inboxRow, undoBy, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { peopleById } from '../people/people.js';
import { waitsForCaller } from '../transitions/approval.rules.js';
import { callerOf } from '../transitions/caller.js';
import type { Approval, Transition } from '../transitions/transition.entity.js';

type Move = Pick<Transition, 'id' | 'employeeId' | 'requestedById' | 'status' | 'version'> & {
  readonly type: TransitionType;
  readonly title: string;
  readonly department: string;
  readonly effectiveDate: Day;
  readonly approvals: readonly Approval[];
  readonly since: string;
};

const MOVE = `
  select t.id, t.employee_id as "employeeId", t.requested_by_id as "requestedById", t.status, t.version, t.type,
    s.title, s.department, t.effective_date::text as "effectiveDate", t.approvals, t.updated_at as since
  from talent.transition t join talent.position s on s.organization_id = $1 and s.id = t.to_position_id`;
const inState = (status: 'in_review' | 'requested') => `${MOVE}
  where t.organization_id = $1 and t.status = '${status}' and t.employee_id <> $2
  order by t.effective_date, t.id limit 10 * ${MOST_OF_A_KIND}`;

const factsOf = ({ type, department, effectiveDate }: Move) => [
  transitionTypes[type],
  department,
  `takes effect ${dayText(effectiveDate)}`,
];
const linkOf = (id: string) => `/talent/transition?transition=${id}`;

/** Steps of moves that wait for the caller, or for a person like them. */
export const transitions: InboxSource = {
  access: decideTransition.access,
  rows: async (ctx) => {
    const caller = callerOf(ctx);
    const all = await ctx.db.read<Move>(inState('in_review'), [ctx.userId]);
    const waiting = all
      .flatMap((move) => {
        const approval = move.approvals.find((one) => waitsForCaller(one, move, caller));
        return approval ? [{ move, step: approval.step, dueAt: approval.dueAt }] : [];
      })
      .slice(0, MOST_OF_A_KIND);
    const people = await peopleById(
      ctx,
      waiting.map(({ move }) => move.employeeId),
    );
    return waiting.map(({ move, step, dueAt }) =>
      inboxRow('transition', {
        id: `${move.id}:${step}`,
        title: `${step === 'current' ? 'Release' : 'Approve the move of'} ${people(move.employeeId).name} to ${move.title}`,
        reason: [
          step === 'person'
            ? 'You are asked by name'
            : `You decide as ${approvalSteps[step] === 'HR' ? 'HR' : approvalSteps[step].toLowerCase()}`,
          ...factsOf(move),
        ],
        link: linkOf(move.id),
        since: move.since,
        ...(dueAt ? { dueAt } : { dueOn: move.effectiveDate }),
        actions: [
          actionFor(ctx, decideTransition, 'Approve', {
            transitionId: move.id,
            version: move.version,
            step,
            decision: 'approved',
          }),
        ],
      }),
    );
  },
};

/** Moves somebody asked for and nobody has taken into review. */
export const transitionReviews: InboxSource = {
  access: reviewTransition.access,
  rows: async (ctx) => {
    const rows = (await ctx.db.read<Move>(inState('requested'), [ctx.userId])).slice(0, MOST_OF_A_KIND);
    const people = await peopleById(
      ctx,
      rows.flatMap(({ employeeId, requestedById }) => [employeeId, requestedById]),
    );
    return rows.map((move) =>
      inboxRow('transitionReview', {
        id: move.id,
        title: `Take the move of ${people(move.employeeId).name} to ${move.title} into review`,
        reason: [move.requestedById && `${people(move.requestedById).name} asks`, ...factsOf(move)],
        link: linkOf(move.id),
        since: move.since,
        dueOn: move.effectiveDate,
        actions: [actionFor(ctx, reviewTransition, 'Review', { transitionId: move.id, version: move.version })],
      }),
    );
  },
};

type HandoverRow = {
  readonly id: string;
  readonly move: string;
  readonly title: string;
  readonly employeeId: string;
  readonly seat: string;
  readonly due: Day;
  readonly since: string;
};

const HANDOVERS = `
  select k.id, t.id as move, k.title, t.employee_id as "employeeId", s.title as seat, k.due::text as due,
    k.created_at as since
  from talent.handover_task k join talent.transition t on t.organization_id = $1 and t.id = k.transition_id
    and t.status = 'in_progress'
    join talent.position s on s.organization_id = $1 and s.id = t.to_position_id
  where k.organization_id = $1 and k.owner_id = $2 and k.done_at is null order by k.due, k.id limit ${MOST_OF_A_KIND}`;

/** What the caller hands over in moves that are under way. */
export const handovers: InboxSource = {
  access: tickHandoverTask.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<HandoverRow>(HANDOVERS, [ctx.userId]);
    const people = await peopleById(
      ctx,
      rows.map(({ employeeId }) => employeeId),
    );
    return rows.map(({ id, move, title, employeeId, seat, due, since }) =>
      inboxRow('handover', {
        id,
        title,
        reason: [
          employeeId === ctx.userId ? `Before you start as ${seat}` : `${people(employeeId).name} moves to ${seat}`,
          `due ${dayText(due)}`,
        ],
        link: linkOf(move),
        since,
        dueOn: due,
        actions: [
          actionFor(
            ctx,
            tickHandoverTask,
            'Done',
            { handoverTaskId: id, done: true },
            { undo: undoBy(tickHandoverTask, { handoverTaskId: id, done: false }) },
          ),
        ],
      }),
    );
  },
};

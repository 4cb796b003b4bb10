import type { Output } from '@talent-os/contracts';
import type { listMyTransitions, TransitionDetail } from '@talent-os/contracts/talent/transitions.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { waitsForCaller, type Caller } from './approval.rules.js';
import { callerOf } from './caller.js';
import { managersIn, mayOfRow } from './may-of-row.js';
import { worksOnHandover } from './may.rules.js';
import { argsOf, DETAIL, ENDED, FROM, MINE, SEEN, USUAL, WAS_MINE, type DetailRow } from './transitions.queries.js';

type Task = {
  readonly id: string;
  readonly transitionId: string;
  readonly title: string;
  readonly ownerId: string;
  readonly due: string;
  readonly doneAt: string | null;
};

const TASKS = `select k.id, k.transition_id as "transitionId", k.title, k.owner_id as "ownerId", k.due, k.done_at as "doneAt"
  from talent.handover_task k where k.organization_id = $1 and k.transition_id = any($2) order by k.due, k.id`;

/** More running transitions than one person has to do with, and as many ended ones as anybody looks back at. */
const MOST = { running: 100, ended: 20 };

/** One transition as the caller sees it. 404 where they have no part in it. */
export async function detailOf(ctx: Ctx, transitionId: string): Promise<TransitionDetail> {
  const rows = await ctx.db.read<DetailRow>(
    `select ${DETAIL} from ${FROM} where t.organization_id = $1 and t.id = $5 and ${SEEN}`,
    [...argsOf(callerOf(ctx)), transitionId],
  );
  const [detail] = await detailsOf(ctx, rows);
  if (!detail) throw new DomainError('resource.missing');
  return detail;
}

/** The running transitions in which something is the caller's, the next day first, and those that ended lately. */
export async function myDetails(ctx: Ctx): Promise<Output<typeof listMyTransitions>> {
  const [running, over] = await Promise.all([
    ctx.db.read<DetailRow>(
      `select ${DETAIL} from ${FROM} where t.organization_id = $1 and ${MINE} order by ${USUAL}, t.id limit ${MOST.running}`,
      argsOf(callerOf(ctx)),
    ),
    ctx.db.read<DetailRow>(
      `select ${DETAIL} from ${FROM} where t.organization_id = $1 and ${WAS_MINE} order by ${ENDED} desc, t.id limit ${MOST.ended}`,
      [ctx.userId, ctx.now],
    ),
  ]);
  const details = await detailsOf(ctx, [...running, ...over]);
  return { items: details.slice(0, running.length), ended: details.slice(running.length) };
}

async function detailsOf(ctx: Ctx, rows: readonly DetailRow[]): Promise<TransitionDetail[]> {
  const [tasks, today] = await Promise.all([ctx.db.read<Task>(TASKS, [rows.map(({ id }) => id)]), todayOf(ctx)]);
  const people = await peopleById(ctx, [...rows.flatMap(namedIn), ...tasks.map(({ ownerId }) => ownerId)]);
  const names = (id: string | null) => (id ? people(id).name : null);
  const seen = { caller: callerOf(ctx), today, names };
  return rows.map((row) => ({
    ...presentTransition(
      row,
      tasks.filter(({ transitionId }) => transitionId === row.id),
      seen,
    ),
    employeeTitle: people(row.employeeId).title,
  }));
}

const namedIn = ({ employeeId, requestedById, approvals }: DetailRow) => [
  employeeId,
  requestedById,
  ...approvals.flatMap(({ approverIds, decidedById }) => [...(approverIds ?? []), decidedById]),
];

const taskFacts = ({ id, title, ownerId, due, doneAt }: Task) => ({ id, title, ownerId, due, doneAt });

type Viewer = { readonly caller: Caller; readonly today: Day; readonly names: (id: string | null) => string | null };

function presentTransition(row: DetailRow, tasks: readonly Task[], { caller, today, names }: Viewer) {
  const { receivingId, leavingId, requestedById, approvals, ...facts } = row;
  const transition = { ...row, fromPositionId: row.from?.id ?? null, approvals: [...approvals] };
  const managerIds = managersIn({ receivingId, leavingId });
  const handing = row.status === 'in_progress';
  return {
    ...facts,
    employeeName: names(row.employeeId)!,
    requestedByName: names(requestedById),
    own: row.employeeId === caller.userId,
    approvals: approvals.map((one) => ({
      step: one.step,
      passedToAdmin: one.passedToAdmin,
      decision: one.decision,
      decidedAt: one.decidedAt,
      dueAt: one.decision === 'pending' && row.status === 'in_review' ? one.dueAt : null,
      approverNames: (one.approverIds ?? []).map((id) => names(id)!),
      decidedByName: names(one.decidedById),
      mine: waitsForCaller(one, row, caller),
    })),
    tasks: tasks.map((task) => ({
      ...taskFacts(task),
      ownerName: names(task.ownerId)!,
      mine: handing && (task.ownerId === caller.userId || worksOnHandover(transition, managerIds, caller)),
    })),
    may: mayOfRow(row, today, caller),
  };
}

import type { Industry } from '@talent-os/contracts';
import {
  transitionStateKeys,
  type TransitionState,
  type TransitionType,
} from '@talent-os/contracts/talent/transition-states.js';
import { DEFAULT_NUMBER } from '@talent-os/contracts/talent/workflow-shapes.js';
import { demoPeopleInRole, type DemoPerson } from '@talent-os/service-kit';
import { DAY_MS, addDays, dayOf } from '@talent-os/service-kit/calendar';
import { approvalsFor, decide } from '../transitions/approval.rules.js';
import type { HandoverTask } from '../transitions/handover-task.entity.js';
import { checklistFor } from '../transitions/handover.rules.js';
import type { Approval, Transition } from '../transitions/transition.entity.js';
import { typeOfMove } from '../transitions/transition.rules.js';
import type { PositionRow } from './positions.seed.js';
import { workday } from './workday.js';
import type { Dice, SeedRow, World } from './world.js';

export type TransitionRow = SeedRow<Transition> & { readonly id: string; readonly createdAt: Date };

/** Days from today to the day a move takes effect, and days since it was asked for, by where it stands. */
const days: Record<TransitionState, readonly [soonest: number, latest: number, daysAgo: number]> = {
  requested: [35, 80, 2],
  in_review: [25, 60, 6],
  approved: [10, 40, 14],
  in_progress: [2, 12, 30],
  completed: [-120, -10, 160],
  declined: [5, 20, 45],
  cancelled: [5, 20, 60],
};
/** Milliseconds into the day at which a move is completed. */
const COMPLETED_HOUR = 13 * 3_600_000;
const reasons: Partial<Record<TransitionState, readonly string[]>> = {
  declined: ['The quarter is too close: we would like to talk again after it.'],
  cancelled: ['The seat was given up when two teams became one.'],
};
const notes = ['Has covered for this seat since spring.', 'Agreed in the last development talk.', null];
/** Approvals that are given while a move is in review, by turn. */
const approvalCounts = [1, 0, 2] as const;

/** Kinds of moves, in turn. */
const kinds = ['relocation', 'promotion', 'lateral', 'temporary', 'industry_switch'] as const;

/** The seat a person moves to: of the kind wanted where one is open. */
function targetOf(kind: TransitionType, from: PositionRow | null, open: readonly PositionRow[], turn: number) {
  const fits: Record<TransitionType, (seat: PositionRow) => boolean> = {
    relocation: (seat) => typeOfMove(from, seat) === 'relocation',
    promotion: (seat) => typeOfMove(from, seat) === 'promotion',
    lateral: (seat) => typeOfMove(from, seat) === 'lateral',
    temporary: (seat) => seat.industry === from?.industry,
    industry_switch: (seat) => seat.industry !== from?.industry,
  };
  const fitting = open.filter(fits[kind]);
  return fitting[turn % fitting.length] ?? open[(turn * 3) % open.length]!;
}

/**
 * Moves between one industry's seats, at least one in every state; `positions` are all seats, the ones people have
 * included. Who is `busy` has only just come, or is on the way to another seat already.
 */
export function transitionRows(
  world: World,
  industry: Industry,
  positions: readonly PositionRow[],
  busy: ReadonlySet<string>,
): TransitionRow[] {
  const dice = world.dice(`transitions/${industry}`);
  const seats = positions.filter((position) => position.industry === industry);
  const [elsewhere, here] = [positions, seats].map((all) => all.filter(({ status }) => status === 'open'));
  return moversOf(world, industry, dice, busy).map((person, index) => {
    const kind = kinds[index % kinds.length]!;
    const status = transitionStateKeys[index % transitionStateKeys.length]!;
    const ownSeat = seats.find(({ holderId }) => holderId === person.id) ?? null;
    const other = targetOf(kind, ownSeat, kind === 'industry_switch' ? elsewhere! : here!, index);
    const [from, to] = status === 'completed' ? [other, ownSeat ?? other] : [ownSeat, other];
    const [soonest, latest, daysAgo] = days[status];
    const createdAt = new Date(world.now.getTime() - daysAgo * DAY_MS);
    const today = dayOf(world.now);
    const effectiveDate = workday(addDays(today, dice.between(soonest, latest)), today);
    return {
      id: world.id('transition', industry, String(index)),
      employeeId: person.id,
      type: kind === 'temporary' && from?.industry === to.industry ? kind : typeOfMove(from, to),
      fromPositionId: from?.id ?? null,
      toPositionId: to.id,
      effectiveDate,
      status,
      applicationId: null,
      requestedById: to.hiringManagerId,
      note: notes[index % notes.length]!,
      reason: reasons[status] ? dice.pick(reasons[status]) : null,
      workflowNumber: DEFAULT_NUMBER,
      approvals: approvalsIn(world, status, index, { employeeId: person.id, from, to, at: createdAt.toISOString() }),
      // It is completed on the morning of its day.
      completedAt: status === 'completed' ? new Date(Date.parse(effectiveDate) + COMPLETED_HOUR) : null,
      createdAt,
    };
  });
}

/** Colleagues who have been in their seat for long. */
const moversOf = (world: World, industry: Industry, dice: Dice, busy: ReadonlySet<string>): readonly DemoPerson[] =>
  dice.some(
    world.movers(industry).filter(({ id, signsIn }) => !signsIn && !busy.has(id)),
    transitionStateKeys.length + 2,
  );

type SeededTransition = {
  readonly employeeId: string;
  readonly from: PositionRow | null;
  readonly to: PositionRow;
  readonly at: string;
};

function approvalsIn(
  world: World,
  status: TransitionState,
  turn: number,
  { employeeId, from, to, at }: SeededTransition,
): Approval[] {
  const [hr] = [...demoPeopleInRole(world.organization, 'HR_MANAGER'), ...world.who(to.industry, 'admin')];
  const receivingId = to.hiringManagerId;
  const open = approvalsFor({
    employeeId,
    receivingId,
    currentId: from?.hiringManagerId ?? null,
    agreedById: receivingId,
    at,
  });
  const waiting = open.filter(({ decision }) => decision === 'pending');
  const say = (approvals: Approval[], { place, approverIds }: Approval, decision: 'approved' | 'declined') =>
    decide(approvals, place, { decision, decidedById: approverIds?.[0] ?? hr!.id, decidedAt: at });
  if (status === 'requested' || status === 'cancelled') return open;
  if (status === 'declined') return say(open, waiting.at(-1)!, 'declined');
  const count =
    status === 'in_review'
      ? Math.min(approvalCounts[turn % approvalCounts.length]!, waiting.length - 1)
      : waiting.length;
  return waiting.slice(0, count).reduce((approvals, one) => say(approvals, one, 'approved'), open);
}

/** What is handed over: half of it done where it is under way, all of it where it is over. */
export function handoverRows(
  world: World,
  moves: readonly TransitionRow[],
  positions: readonly PositionRow[],
): SeedRow<HandoverTask>[] {
  const managers = new Map(positions.map(({ id, hiringManagerId }) => [id, hiringManagerId]));
  return moves
    .filter(({ status }) => status === 'in_progress' || status === 'completed')
    .flatMap((move) => {
      const receiving = managers.get(move.toPositionId)!;
      const current = managers.get(move.fromPositionId ?? move.toPositionId)!;
      const people = { employee: move.employeeId, current, receiving };
      return checklistFor(people, move.effectiveDate, dayOf(move.createdAt)).map((task, index) => {
        const done = move.status === 'completed' || index === 0;
        const doneAt = done ? (move.completedAt ?? new Date(world.now.getTime() - DAY_MS)) : null;
        return {
          ...task,
          transitionId: move.id,
          doneAt,
          doneById: done ? task.ownerId : null,
          createdAt: move.createdAt,
        };
      });
    });
}

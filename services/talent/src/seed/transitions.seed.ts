import type { Industry } from '@talent-os/contracts';
import { transitionStateKeys, type TransitionState } from '@talent-os/contracts/talent/transition-states.js';
import { demoPeopleInRole, type DemoPerson } from '@talent-os/service-kit';
import { DAY_MS, addDays, dayOf } from '@talent-os/service-kit/calendar';
import { approvalsFor, decide } from '../transitions/approval.rules.js';
import type { HandoverTask } from '../transitions/handover-task.entity.js';
import { checklistFor } from '../transitions/handover.rules.js';
import type { Approval, Transition } from '../transitions/transition.entity.js';
import { typeOfMove } from '../transitions/transition.rules.js';
import type { PositionRow } from './positions.seed.js';
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
const reasons: Partial<Record<TransitionState, readonly string[]>> = {
  declined: ['The quarter is too close: we would like to talk again after it.'],
  cancelled: ['The seat was given up when two teams became one.'],
};
const notes = ['Has covered for this seat since spring.', 'Agreed in the last development talk.', null];
/** Approvals that are given while a move is in review, by turn. */
const approvalCounts = [1, 0, 2] as const;

/** Moves between one industry's seats, at least one in every state; `positions` are all seats, the ones people have included. */
export function transitionRows(world: World, industry: Industry, positions: readonly PositionRow[]): TransitionRow[] {
  const dice = world.dice(`transitions/${industry}`);
  const seats = positions.filter((position) => position.industry === industry);
  const open = seats.filter(({ status }) => status === 'open');
  return moversOf(world, industry, dice).map((person, index) => {
    const status = transitionStateKeys[index % transitionStateKeys.length]!;
    const ownSeat = seats.find(({ holderId }) => holderId === person.id) ?? null;
    const other = open[(index * 3) % open.length]!;
    const [from, to] = status === 'completed' ? [other, ownSeat ?? other] : [ownSeat, other];
    const [soonest, latest, daysAgo] = days[status];
    const createdAt = new Date(world.now.getTime() - daysAgo * DAY_MS);
    return {
      id: world.id('transition', industry, String(index)),
      employeeId: person.id,
      type: typeOfMove(from, to),
      fromPositionId: from?.id ?? null,
      toPositionId: to.id,
      effectiveDate: addDays(dayOf(world.now), dice.between(soonest, latest)),
      status,
      applicationId: null,
      requestedById: to.hiringManagerId,
      note: notes[index % notes.length]!,
      reason: reasons[status] ? dice.pick(reasons[status]) : null,
      approvals: approvalsIn(world, status, index, { employeeId: person.id, from, to, at: createdAt.toISOString() }),
      completedAt: status === 'completed' ? new Date(world.now.getTime() - 9 * DAY_MS) : null,
      createdAt,
    };
  });
}

/** One of the movers who sign in hands over at present; the others are colleagues. */
function moversOf(world: World, industry: Industry, dice: Dice): readonly DemoPerson[] {
  const all = world.movers(industry);
  const chosen = dice.some(
    all.filter((person) => !person.signsIn),
    transitionStateKeys.length + 2,
  );
  const shown = all.find((person) => person.email.startsWith('nurse.night@'));
  const place = transitionStateKeys.indexOf('in_progress');
  return shown ? chosen.with(place, shown) : chosen;
}

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
  const say = (approvals: Approval[], { step, approverId }: Approval, decision: 'approved' | 'declined') =>
    decide(approvals, step, { decision, decidedById: approverId ?? hr!.id, decidedAt: at });
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

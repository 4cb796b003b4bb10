import type { Payload } from '@talent-os/contracts';
import type { transitionMoved } from '@talent-os/contracts/talent/transition-events.js';
import type { Transaction } from '@talent-os/service-kit';
import { Position } from '../positions/position.entity.js';
import type { Approval, Transition } from './transition.entity.js';

/** The seats of a transition: the one it goes to, and the one it leaves where that is a row here. */
export type Seats = { readonly to: Position; readonly from: Position | null };

/** The seats of a transition, locked: always in the same order, so that two people who change places do not wait for each other. */
export async function seatsOf(
  tx: Transaction,
  { toPositionId, fromPositionId }: Pick<Transition, 'toPositionId' | 'fromPositionId'>,
): Promise<Seats> {
  const seats = new Map<string, Position>();
  for (const id of [toPositionId, fromPositionId].filter((one) => one !== null).toSorted())
    seats.set(id, await tx.lock(Position, id));
  return { to: seats.get(toPositionId)!, from: fromPositionId ? seats.get(fromPositionId)! : null };
}

/** Who hires for the seats of a transition. */
export const managersOf = ({ to, from }: Seats): string[] => [
  ...new Set([to.hiringManagerId, ...(from ? [from.hiringManagerId] : [])]),
];

/** What every event about a transition names. */
export const eventPayload = (transition: Transition, { to }: Seats) => ({
  transitionId: transition.id,
  employeeId: transition.employeeId,
  positionTitle: to.title,
});

/** What is announced when a transition came into its state. */
export function transitionMovedPayload(transition: Transition, seats: Seats): Payload<typeof transitionMoved> {
  const open =
    transition.status === 'in_review' ? transition.approvals.filter(({ decision }) => decision === 'pending') : [];
  return {
    ...eventPayload(transition, seats),
    status: transition.status,
    requestedById: transition.requestedById,
    managerIds: managersOf(seats),
    ...askedBy(open),
  };
}

/** Who is asked by approvals: people, and anybody of HR or of the administration where nobody is named. */
export function askedBy(open: readonly Approval[]): Pick<Payload<typeof transitionMoved>, 'approverIds' | 'waitsFor'> {
  const anybody = open.filter(({ approverIds }) => approverIds === null);
  return {
    approverIds: [...new Set(open.flatMap(({ approverIds }) => approverIds ?? []))],
    waitsFor: [
      ...(anybody.some(({ passedToAdmin }) => !passedToAdmin) ? (['hr'] as const) : []),
      ...(anybody.some(({ passedToAdmin }) => passedToAdmin) ? (['admin'] as const) : []),
    ],
  };
}

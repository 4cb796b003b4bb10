import { DomainError, type Transaction } from '@talent-os/service-kit';
import { ShiftAssignment } from '../assignment/assignment.entity.js';
import { lockPeople } from '../locks.js';
import { Shift } from '../shift.entity.js';
import { ShiftSwap } from './swap.entity.js';

export type Pair = {
  readonly given: { readonly assignment: ShiftAssignment; readonly shift: Shift };
  readonly wanted: { readonly assignment: ShiftAssignment; readonly shift: Shift };
};

/** Two assignments with their shifts, locked in the order everybody takes: people, shifts, assignments. */
export async function lockPair(tx: Transaction, givenId: string, wantedId: string): Promise<Pair> {
  const [one, other] = [await tx.get(ShiftAssignment, givenId), await tx.get(ShiftAssignment, wantedId)];
  await lockPeople(tx, [one.userId, other.userId]);
  const shifts = new Map<string, Shift>();
  for (const id of [one.shiftId, other.shiftId].toSorted()) shifts.set(id, await tx.lock(Shift, id));
  const [given, wanted] = [await tx.lock(ShiftAssignment, givenId), await tx.lock(ShiftAssignment, wantedId)];
  // An exchange that was approved meanwhile has given them to other people, whom nobody has locked.
  if (given.userId !== one.userId || wanted.userId !== other.userId) throw new DomainError('resource.stale');
  return {
    given: { assignment: given, shift: shifts.get(given.shiftId)! },
    wanted: { assignment: wanted, shift: shifts.get(wanted.shiftId)! },
  };
}

/** An exchange with everything it is about, locked; 404 where there is none. */
export async function lockSwap(tx: Transaction, id: string): Promise<Pair & { readonly swap: ShiftSwap }> {
  const { givenId, wantedId } = await tx.get(ShiftSwap, id);
  const pair = await lockPair(tx, givenId, wantedId);
  return { ...pair, swap: await tx.lock(ShiftSwap, id) };
}

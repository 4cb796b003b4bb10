import type { Transaction } from '@talent-os/service-kit';
import { ShiftAssignment } from './assignment.entity.js';
import { lockPeople } from '../locks.js';
import { Shift } from '../shift.entity.js';

/** An assignment and its shift, locked in the order everybody takes: person, shift, assignment. 404 where there is none. */
export async function lockAssignment(tx: Transaction, id: string) {
  const { userId, shiftId } = await tx.get(ShiftAssignment, id);
  await lockPeople(tx, [userId]);
  const shift = await tx.lock(Shift, shiftId);
  return { shift, assignment: await tx.lock(ShiftAssignment, id) };
}

/** An assignment, its shift, and the shift and the person it is to go to, locked in the same order. */
export async function lockMove(tx: Transaction, id: string, shiftId: string, userId: string) {
  const known = await tx.get(ShiftAssignment, id);
  await lockPeople(tx, [known.userId, userId]);
  const shifts = new Map<string, Shift>();
  for (const one of [...new Set([known.shiftId, shiftId])].toSorted()) shifts.set(one, await tx.lock(Shift, one));
  // An exchange that was approved meanwhile has given it to another person, whom nobody has locked.
  const assignment = await tx.lock(ShiftAssignment, id, known.version);
  return { assignment, from: shifts.get(assignment.shiftId)!, to: shifts.get(shiftId)! };
}

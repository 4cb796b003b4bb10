import type { Transaction } from '@talent-os/service-kit';
import { ShiftAssignment } from './assignment.entity.js';
import { lockPeople } from './locks.js';
import { Shift } from './shift.entity.js';

/** An assignment and its shift, locked in the order everybody takes: person, shift, assignment. 404 where there is none. */
export async function lockAssignment(tx: Transaction, id: string) {
  const { userId, shiftId } = await tx.get(ShiftAssignment, id);
  await lockPeople(tx, [userId]);
  const shift = await tx.lock(Shift, shiftId);
  return { shift, assignment: await tx.lock(ShiftAssignment, id) };
}

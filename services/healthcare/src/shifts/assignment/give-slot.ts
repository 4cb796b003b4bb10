import { rosterChanged, shiftAssigned } from '@talent-os/contracts/healthcare/shifts-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { workRefusal } from '../claim/claim.rules.js';
import { standingOf } from '../claim/standing.queries.js';
import { eventPayload, publishedOf } from '../shift-event.js';
import type { Shift } from '../shift.entity.js';
import { makesOvertime } from '../work/work.rules.js';
import { freeOf, takeSlot } from './slots.js';

/** A manager gives a free slot of a locked shift to a locked person who may work it; planned while it is a draft. */
export async function giveSlot(tx: Transaction, ctx: Ctx, shift: Shift, userId: string) {
  const { work, ...rest } = await standingOf(tx, userId, shift, ctx.now, { planned: true });
  const free = await freeOf(tx, shift);
  const refusal = workRefusal(publishedOf(shift), { ...rest, work }, ctx.now) ?? (free < 1 ? 'shift.full' : undefined);
  if (refusal) throw new DomainError(refusal);
  const overtime = makesOvertime(shift, work, shift.timezone);
  const draft = shift.status === 'draft';
  const status = draft ? 'planned' : 'confirmed';
  const { id } = await takeSlot(tx, shift, free, { shiftId: shift.id, userId, status, overtime });
  if (draft) ctx.emit(rosterChanged, { date: shift.date });
  else ctx.emit(shiftAssigned, { ...eventPayload(shift), userId });
  return { assignmentId: id, overtime };
}

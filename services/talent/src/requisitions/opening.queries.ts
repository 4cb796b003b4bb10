import type { Ctx, Transaction } from '@talent-os/service-kit';
import { createPosition } from '../positions/create-position.js';
import { Position } from '../positions/position.entity.js';
import type { Requisition } from './requisition.entity.js';

/**
 * Opens the seats of an approved request and answers how many there are. A seat it stands in for counts as its first
 * where nobody sits there any more: it is opened again rather than doubled.
 */
export async function openSeats(
  tx: Transaction,
  requisition: Requisition,
  ctx: Pick<Ctx, 'now' | 'emit'>,
): Promise<number> {
  const left = await seatLeft(tx, requisition);
  if (left) await tx.update(Position, left, { requisitionId: requisition.id, status: 'open' });
  const { title, department, industry, location, remote, description, requiredSkills, hardRequirements } = requisition;
  for (let opened = left ? 1 : 0; opened < requisition.headcount; opened += 1)
    await createPosition(
      tx,
      {
        title,
        department,
        industry,
        hiringManagerId: requisition.requesterId,
        requisitionId: requisition.id,
        requiredSkills,
        hardRequirements,
        remote,
        ...(location && { location }),
        ...(description && { description }),
      },
      ctx,
    );
  return requisition.headcount;
}

async function seatLeft(tx: Transaction, { replacesPositionId }: Requisition): Promise<Position | null> {
  if (!replacesPositionId) return null;
  const seat = await tx.find(Position, { id: replacesPositionId });
  return seat && seat.holderId === null && (seat.status === 'open' || seat.status === 'on_hold') ? seat : null;
}

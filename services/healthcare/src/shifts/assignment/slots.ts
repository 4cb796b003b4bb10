import { rosterChanged, shiftReleased, swapWithdrawn } from '@talent-os/contracts/healthcare/shifts-events.js';
import type { ReleaseReason } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { ShiftAssignment } from './assignment.entity.js';
import { offerSlots } from '../claim/offer.js';
import { Shift } from '../shift.entity.js';
import { eventPayload } from '../shift-event.js';
import { ShiftSwap } from '../exchange/swap.entity.js';

const TAKEN = `
  select count(*)::int as taken from healthcare.shift_assignment
  where organization_id = $1 and shift_id = $2 and status in ('planned', 'pending', 'confirmed', 'no_show')`;

/** Slots of a shift that nobody has. The shift is locked: the number holds until the end of the transaction. */
export async function freeOf(tx: Transaction, { id, slots }: Shift): Promise<number> {
  const row = await tx.readOne<{ taken: number }>(TAKEN, [id]);
  return slots - row!.taken;
}

type Slot = Pick<ShiftAssignment, 'shiftId' | 'userId' | 'status' | 'overtime'>;

/** Takes one of the free slots of a locked shift. */
export async function takeSlot(tx: Transaction, shift: Shift, free: number, slot: Slot): Promise<ShiftAssignment> {
  if (free === 1 && shift.status === 'open') await tx.update(Shift, shift, { status: 'filled' });
  return tx.insert(ShiftAssignment, {
    ...slot,
  });
}

/** A slot of a locked shift is free again, and open to claims. */
export async function reopen(tx: Transaction, shift: Shift): Promise<void> {
  if (shift.status === 'filled') await tx.update(Shift, shift, { status: 'open' });
}

const OPEN_SWAPS = `
  select id from healthcare.shift_swap
  where organization_id = $1 and (given_id = $2 or wanted_id = $2) and status in ('proposed', 'accepted')`;

/** An exchange cannot outlive one of its assignments. */
export async function withdrawSwaps(tx: Transaction, ctx: Ctx, assignmentId: string): Promise<void> {
  for (const { id } of await tx.read<{ id: string }>(OPEN_SWAPS, [assignmentId])) {
    const { proposerId, colleagueId } = await tx.update(ShiftSwap, await tx.lock(ShiftSwap, id), {
      status: 'withdrawn',
    });
    ctx.emit(swapWithdrawn, { swapId: id, proposerId, colleagueId });
  }
}

type Release = {
  readonly reason: ReleaseReason;
  readonly note?: string | null;
  /** The manager who decided, where one did. */
  readonly decidedById?: string;
};

/** A person no longer has their slot of a locked shift. Of a draft nobody is told: nobody but managers knew of it. */
export async function vacateSlot(
  tx: Transaction,
  ctx: Ctx,
  shift: Shift,
  assignment: ShiftAssignment,
  { reason, note = assignment.note, decidedById }: Release,
): Promise<void> {
  const { userId, status } = assignment;
  await tx.update(ShiftAssignment, assignment, {
    status: 'released',
    releaseReason: reason,
    releaseAskedAt: null,
    note,
    ...(decidedById && { decidedById, decidedAt: ctx.now }),
  });
  if (status === 'planned') return ctx.emit(rosterChanged, { date: shift.date });
  await withdrawSwaps(tx, ctx, assignment.id);
  await reopen(tx, shift);
  ctx.emit(shiftReleased, { ...eventPayload(shift), userId, reason });
}

/** The same, and colleagues who may claim the slot are offered it. */
export async function releaseSlot(
  tx: Transaction,
  ctx: Ctx,
  shift: Shift,
  assignment: ShiftAssignment,
  release: Release,
): Promise<void> {
  await vacateSlot(tx, ctx, shift, assignment, release);
  await offerSlots(tx, ctx, shift, [assignment.userId]);
}

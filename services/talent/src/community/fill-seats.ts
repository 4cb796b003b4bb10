import { communitySeatGiven } from '@talent-os/contracts/talent/community-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { EventSeat } from './event-seat.entity.js';
import { promotedOf } from './event.rules.js';
import type { LockedEvent } from './lock-event.js';

/** Gives seats that are free to whoever waits, under the lock of the event. `taken`: who comes or waits. */
export async function fillSeats(
  tx: Transaction,
  ctx: Ctx,
  { item, seats }: LockedEvent,
  taken: readonly EventSeat[],
): Promise<void> {
  for (const seat of promotedOf(seats, taken)) {
    await tx.update(EventSeat, seat, { status: 'going' });
    ctx.emit(communitySeatGiven, { catalogueItemId: item.id, userId: seat.userId, title: item.title });
  }
}

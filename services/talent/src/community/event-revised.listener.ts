import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { catalogueChanged } from '@talent-os/contracts/talent/catalogue.js';
import { communityEventRevised } from '@talent-os/contracts/talent/community-events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { EventSeat } from './event-seat.entity.js';
import { fillSeats } from './fill-seats.js';
import { lockEvent } from './lock-event.js';

/** People who are told at once. */
const AT_ONCE = 500;

/** Who comes to an event hears when it is another one or called off; more seats go to whoever waits. */
@Controller()
export class EventRevised {
  @Listens(catalogueChanged, 'always')
  async followEvent({ catalogueItemId, kind, how }: Payload<typeof catalogueChanged>, ctx: Ctx): Promise<void> {
    if (kind !== 'event' || (how !== 'published' && how !== 'retired')) return;
    await ctx.db.write(async (tx) => {
      const event = await lockEvent(tx, catalogueItemId);
      if (!event) return;
      const calledOff = how === 'retired';
      const taken = await tx.findAll(EventSeat, { itemId: catalogueItemId });
      const userIds = taken.map(({ userId }) => userId);
      if (!calledOff) await fillSeats(tx, ctx, event, taken);
      for (let from = 0; from < userIds.length; from += AT_ONCE)
        ctx.emit(communityEventRevised, {
          catalogueItemId,
          title: event.item.title,
          userIds: userIds.slice(from, from + AT_ONCE),
          calledOff,
        });
    });
  }
}

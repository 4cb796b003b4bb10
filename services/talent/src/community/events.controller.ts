import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  answerCommunityEvent,
  communityEventAnswered,
  exportCommunityEvent,
  listCommunityEvents,
} from '@talent-os/contracts/talent/community-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { calendarOf } from '@talent-os/service-kit/ics';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { EventSeat } from './event-seat.entity.js';
import { endOf, seatFor } from './event.rules.js';
import { openEvent, pageOfEvents } from './events.queries.js';
import { fillSeats } from './fill-seats.js';
import { lockOpenEvent } from './lock-event.js';

@Controller()
export class CommunityEventsController {
  @Handles(listCommunityEvents)
  async list(input: Input<typeof listCommunityEvents>, ctx: Ctx) {
    const found = await pageOfEvents(ctx, input);
    const items = found.items.map(({ minutes, ...event }) => {
      const isOpen = new Date(event.startsAt) > ctx.now;
      const endsAt = endOf(event.startsAt, minutes).toISOString();
      return { ...event, endsAt, may: { do: isOpen ? ['answer' as const] : [] } };
    });
    return { items, ...totalOf(found) };
  }

  @Handles(answerCommunityEvent)
  answer({ catalogueItemId, coming }: Input<typeof answerCommunityEvent>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const event = await lockOpenEvent(tx, ctx, catalogueItemId);
      if (new Date(event.startsAt) <= ctx.now) throw new DomainError('community.eventOver');
      const taken = await tx.findAll(EventSeat, { itemId: catalogueItemId });
      const mine = taken.find(({ userId }) => userId === ctx.userId);
      ctx.emit(communityEventAnswered, { catalogueItemId, coming });
      if (coming && mine) return { status: mine.status };
      if (coming) {
        const status = seatFor(event.seats, taken);
        const place = 1 + Math.max(0, ...taken.map((seat) => seat.place));
        await tx.insert(EventSeat, { itemId: catalogueItemId, userId: ctx.userId, status, place });
        return { status };
      }
      if (mine) {
        await tx.remove(EventSeat, mine);
        const others = taken.filter((seat) => seat !== mine);
        await fillSeats(tx, ctx, event, others);
      }
      return { status: null };
    });
  }

  @Handles(exportCommunityEvent)
  async file(input: Input<typeof exportCommunityEvent>, ctx: Ctx) {
    const found = await openEvent(ctx, input);
    if (!found) throw new DomainError('resource.missing');
    const { id, title, summary, place, startsAt, minutes, version } = found;
    const event = {
      uid: `event-${id}@talent-os`,
      from: new Date(startsAt),
      to: endOf(startsAt, minutes),
      summary: title,
      description: summary,
      location: place,
      sequence: version,
    };
    return { filename: 'event.ics', ics: calendarOf(title, [event], ctx.now) };
  }
}

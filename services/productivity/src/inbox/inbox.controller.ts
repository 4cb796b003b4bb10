import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { inboxKindOf } from '@talent-os/contracts/inbox/kinds.js';
import {
  getInbox,
  inboxChanged,
  MOST_TOLD,
  snoozeItem,
  summarizeInbox,
  unsnoozeItem,
} from '@talent-os/contracts/productivity/inbox.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { clockIn } from '../clock.js';
import { gather, mayBeTold } from './gather.js';
import { InboxSnooze } from './inbox-snooze.entity.js';

/** What was put off before today waits again: its row says nothing any more. */
const FORGET =
  'delete from productivity.inbox_snooze where organization_id = $1 and person_id = $2 and until <= $3::date';

@Controller()
export class InboxController {
  @Handles(getInbox)
  async get({ zone, snoozed = false }: Input<typeof getInbox>, ctx: Ctx) {
    const { items, missing, snoozedIds } = await gather(ctx, zone);
    const isSnoozed = ({ id }: { readonly id: string }) => snoozedIds.has(id);
    return {
      items: items.filter((item) => isSnoozed(item) === snoozed),
      missing,
      snoozed: items.filter(isSnoozed).length,
    };
  }

  @Handles(summarizeInbox)
  async summarize(_input: Input<typeof summarizeInbox>, ctx: Ctx) {
    const { items, missing, snoozedIds } = await gather(ctx, undefined);
    const told = items.filter((item) => mayBeTold(item) && !snoozedIds.has(item.id));
    return {
      total: told.length,
      overdue: told.filter(({ group }) => group === 'overdue').length,
      dueToday: told.filter(({ group }) => group === 'today').length,
      items: told
        .slice(0, MOST_TOLD)
        .map(({ kind, title, dueAt, group }) => ({ what: inboxKindOf(kind).label, title, dueAt, group })),
      missing,
    };
  }

  @Handles(snoozeItem)
  async snooze({ item: itemId, until, zone }: Input<typeof snoozeItem>, ctx: Ctx) {
    const { today } = clockIn(zone ?? (await timezoneOf(ctx)), ctx.now);
    if (until <= today) throw new DomainError('inbox.until');
    return ctx.db.write(async (tx) => {
      await tx.execute(FORGET, [ctx.userId, today]);
      const [row] = await tx.findAll(InboxSnooze, { personId: ctx.userId, itemId });
      if (row) await tx.update(InboxSnooze, row, { until });
      else await tx.insert(InboxSnooze, { personId: ctx.userId, itemId, until });
      ctx.emit(inboxChanged, { userId: ctx.userId });
      return {};
    });
  }

  @Handles(unsnoozeItem)
  unsnooze({ item: itemId }: Input<typeof unsnoozeItem>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      for (const row of await tx.findAll(InboxSnooze, { personId: ctx.userId, itemId }))
        await tx.remove(InboxSnooze, row);
      ctx.emit(inboxChanged, { userId: ctx.userId });
      return {};
    });
  }
}

import { Controller } from '@nestjs/common';
import { moduleOf, type Input } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import {
  calendarFeedChanged,
  closeCalendarFeed,
  exportCalendar,
  getCalendarFeed,
  openCalendarFeed,
  readCalendarFeed,
} from '@talent-os/contracts/productivity/calendar.js';
import { openTaskStates, type Priority } from '@talent-os/contracts/productivity/task-states.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { isSwitchedOn } from '@talent-os/service-kit/people/switched-on';
import { clockOf } from '../clock.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { gatherCalendar } from './gather-calendar.js';
import { hashOf, newFeedToken, parseFeedToken } from './feed-token.js';
import { calendarOf, type CalendarEvent } from '@talent-os/service-kit/ics';

/** Events of one file: what fits into one message between the parts. */
const MOST_EVENTS = 2_000;
const numbers: Record<Priority, number> = { urgent: 1, high: 3, normal: 5, low: 9 };

type DueTask = { id: string; title: string; notes: string | null; due: Day; priority: Priority; version: number };
type RunningSession = { id: string; title: string; checkInDueOn: Day; periodEnd: Day; version: number };

const TASKS = `select id, title, notes, due, priority, version from productivity.task
  where organization_id = $1 and owner_id = $2 and due is not null
    and status in (${openTaskStates.map((state) => `'${state}'`).join(', ')})
  order by due, id limit ${MOST_EVENTS}`;
const GOALS = `select id, title, check_in_due_on as "checkInDueOn", period_end as "periodEnd", version from productivity.goal
  where organization_id = $1 and owner_id = $2 and status = 'active' and check_in_due_on <= period_end
  order by check_in_due_on, id`;

@Controller()
export class CalendarController {
  @Handles(exportCalendar)
  async export(_: Input<typeof exportCalendar>, ctx: Ctx) {
    const [{ today }, events] = await Promise.all([clockOf(ctx), eventsOf(ctx, ctx.userId)]);
    return {
      filename: `talent-os-${today}.ics`,
      ics: calendarOf('Talent OS', events, ctx.now),
      events: events.length,
    };
  }

  @Handles(getCalendarFeed)
  async feed(_: Input<typeof getCalendarFeed>, ctx: Ctx) {
    const feed = await ctx.db.readOne<{ createdAt: string; readAt: string | null }>(
      `select updated_at as "createdAt", read_at as "readAt" from productivity.calendar_feed
       where organization_id = $1 and user_id = $2`,
      [ctx.userId],
    );
    return { feed: feed ?? null };
  }

  @Handles(openCalendarFeed)
  open(_: Input<typeof openCalendarFeed>, ctx: Ctx) {
    const token = newFeedToken(ctx.organizationId, ctx.userId);
    return ctx.db.write(async (tx) => {
      await tx.execute(OPEN_FEED, [ctx.now, ctx.userId, hashOf(token)]);
      ctx.emit(calendarFeedChanged, { userId: ctx.userId, open: true });
      return { path: `/api/calendar/${token}.ics` };
    });
  }

  @Handles(closeCalendarFeed)
  close(_: Input<typeof closeCalendarFeed>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(CalendarFeed, await tx.get(CalendarFeed, { userId: ctx.userId }));
      ctx.emit(calendarFeedChanged, { userId: ctx.userId, open: false });
      return {};
    });
  }

  /**
   * A feed that is closed, another's or nobody's is equally missing; so is that of a person who has left, and every one
   * where the organization has switched the hub off.
   */
  @Handles(readCalendarFeed)
  async read({ feedToken }: Input<typeof readCalendarFeed>, visitor: Ctx) {
    const token = parseFeedToken(feedToken);
    if (!token) throw new DomainError('resource.missing');
    const { now } = visitor;
    const ctx = visitor.forOrganization(token.organizationId, token.userId);
    const [feed] = await ctx.db.write(
      (tx) => tx.execute<{ id: string }>(READ_FEED, [now, token.userId, token.hash]),
      'bookkeeping',
    );
    if (!feed) throw new DomainError('resource.missing');
    const [{ people }, on] = await Promise.all([
      ctx.call(namePeople, { ids: [token.userId], activeOnly: true }),
      isSwitchedOn(ctx, moduleOf(readCalendarFeed.name)),
    ]);
    if (people.length === 0 || !on) throw new DomainError('resource.missing');
    return { filename: 'talent-os.ics', ics: calendarOf('Talent OS', await eventsOf(ctx, token.userId), now) };
  }
}

/** One address a person: a new one takes the place of the one before. */
const OPEN_FEED = `insert into productivity.calendar_feed (id, organization_id, created_at, updated_at, created_by, version, user_id, hash)
  values (gen_random_uuid(), $1, $2, $2, $3, 1, $3, $4)
  on conflict (organization_id, user_id) do update set hash = excluded.hash, updated_at = excluded.updated_at,
    read_at = null, version = productivity.calendar_feed.version + 1`;
const READ_FEED = `update productivity.calendar_feed set read_at = $2
  where organization_id = $1 and user_id = $3 and hash = $4 returning id`;

async function eventsOf(ctx: Ctx, userId: string): Promise<CalendarEvent[]> {
  const [tasks, goals, elsewhere] = await Promise.all([
    ctx.db.read<DueTask>(TASKS, [userId]),
    ctx.db.read<RunningSession>(GOALS, [userId]),
    gatherCalendar(ctx, userId),
  ]);
  return [...elsewhere, ...tasks.map(taskEvent), ...goals.map(checkInEvent)];
}

const taskEvent = ({ id, title, notes, due, priority, version }: DueTask): CalendarEvent => ({
  uid: `task-${id}@talent-os`,
  day: due,
  summary: title,
  description: notes ?? undefined,
  priority: numbers[priority],
  sequence: version,
});

const checkInEvent = ({ id, title, checkInDueOn, periodEnd, version }: RunningSession): CalendarEvent => ({
  uid: `check-in-${id}@talent-os`,
  day: checkInDueOn,
  summary: `Check-in: ${title}`,
  sequence: version,
  weeklyUntil: periodEnd,
});

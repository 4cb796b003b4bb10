import { dayOf, minutesAfter, type Day } from '../calendar.js';
import type { Ctx } from '../context.js';
import { dueWhereOn } from '../people/switched-on.js';
import { timezoneOf } from '../people/timezone-of.js';
import { dayIn } from '../wall-clock.js';
import type { DueQueue } from './due-queue.js';

/** Where a day begins first, clocks are so far ahead of UTC. */
const FURTHEST_AHEAD_MINUTES = 14 * 60;

/**
 * Does a job's work for every subject of a kind that is due until an instant, now unless it says otherwise, each inside
 * its organization and earliest first; organizations that have the job's module switched off wait until it is on again.
 * A subject whose work fails waits for the next round and holds up no other. The work itself sets what is due next.
 */
export async function forEachDue<Kind extends string>(
  ctx: Ctx,
  queue: DueQueue<Kind>,
  kind: Kind,
  work: (ctx: Ctx, subjectId: string, dueAt: Date) => Promise<unknown>,
  until = ctx.now,
): Promise<void> {
  const read = (without: readonly string[]) => queue.subjects(ctx, kind, until, without);
  for (const { organizationId, subjectId, dueAt } of await dueWhereOn(ctx, read))
    await work(ctx.forOrganization(organizationId), subjectId, new Date(dueAt)).catch((error: unknown) =>
      ctx.log.error({ err: error, kind, subjectId }, 'what is due waits for the next round'),
    );
}

/** As `forEachDue`, for subjects whose day has come by the calendar of their organization; `today` is the day there. */
export async function forEachDueToday<Kind extends string>(
  ctx: Ctx,
  queue: DueQueue<Kind>,
  kind: Kind,
  work: (ctx: Ctx, subjectId: string, day: Day, today: Day) => Promise<unknown>,
): Promise<void> {
  const inTime = async (own: Ctx, subjectId: string, dueAt: Date) => {
    const [day, today] = [dayOf(dueAt), dayIn(ctx.now, await timezoneOf(own))];
    if (day <= today) await work(own, subjectId, day, today);
  };
  await forEachDue(ctx, queue, kind, inTime, minutesAfter(ctx.now, FURTHEST_AHEAD_MINUTES));
}

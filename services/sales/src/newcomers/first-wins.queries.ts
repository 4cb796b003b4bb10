import type { Ctx, Reader } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';

type Newcomer = { readonly userId: string; readonly from: Day };
type Win = { readonly userId: string; readonly wonOn: Day };

/** The day of the first deal each of these people won on or after a day; who has won none is left out. */
export const firstWinsOf = (db: Reader, people: readonly Newcomer[]): Promise<Win[]> =>
  db.read<Win>(
    `select asked.user_id as "userId", min(d.close_date)::text as "wonOn"
     from unnest($2::uuid[], $3::text[]) as asked (user_id, since)
     join sales.deal d on d.organization_id = $1 and d.owner_id = asked.user_id and d.stage = 'closed_won'
       and d.close_date >= asked.since::date
     group by asked.user_id`,
    [people.map(({ userId }) => userId), people.map(({ from }) => from)],
  );

/** `$2` the timezone of the organization. */
const FIRST = `
  select min(least(close_date, (created_at at time zone $2)::date)) as day from sales.deal where organization_id = $1`;

/** The first day anything is on record of; null while nothing is. Who started before it cannot be judged by it. */
export const recordsFrom = async (ctx: Ctx): Promise<Day | null> =>
  (await ctx.db.readOne<{ day: Day | null }>(FIRST, [await timezoneOf(ctx)]))?.day ?? null;

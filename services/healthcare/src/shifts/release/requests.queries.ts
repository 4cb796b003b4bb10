import type { Output } from '@talent-os/contracts';
import type { shiftRequests } from '@talent-os/contracts/healthcare/shifts-requests.js';
import type { Ctx } from '@talent-os/service-kit';
import { SHIFT } from '../roster/roster.queries.js';
import { standingsOf } from '../claim/standing.queries.js';
import { hoursWithin, workweekOf } from '../work/work.rules.js';

type Requests = Output<typeof shiftRequests>;
type RequestRow = Omit<Requests['shifts'][number], 'weekHours'> & { timezone: string };

const WAITING = `
  select ${SHIFT}, s.timezone, a.id as "assignmentId", case when a.status = 'pending' then 'claim' else 'release' end as what,
    a.user_id as "userId", coalesce(p.name, 'Former colleague') as name, a.overtime,
    coalesce(a.release_asked_at, a.created_at) as "askedAt", a.note
  from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
    left join healthcare.person p on p.organization_id = $1 and p.id = a.user_id
  where a.organization_id = $1 and s.starts_at > $2::timestamptz
    and (a.status = 'pending' or (a.status = 'confirmed' and a.release_asked_at is not null))
  order by s.starts_at, a.created_at, a.id`;

/** A shift as JSON, by the name its row has in the query. */
export const SHIFT_OF = (assignment: string) => `
  (select row_to_json(x) from (select ${SHIFT} from healthcare.shift_assignment a
     join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
   where a.organization_id = $1 and a.id = ${assignment}) x)`;
export const NAME_OF = (person: string) => `
  coalesce((select p.name from healthcare.person p where p.organization_id = $1 and p.id = ${person}), 'Former colleague')`;

const SWAPS = `
  select w.id as "swapId", ${NAME_OF('w.proposer_id')} as "proposerName", ${NAME_OF('w.colleague_id')} as "colleagueName",
    ${SHIFT_OF('w.given_id')} as given, ${SHIFT_OF('w.wanted_id')} as wanted, w.updated_at as "askedAt"
  from healthcare.shift_swap w where w.organization_id = $1 and w.status = 'accepted' order by w.updated_at, w.id`;

/** Everything that waits for a manager, with the hours each person would have in that week. */
export async function requestsOf(ctx: Ctx): Promise<Requests> {
  const [rows, accepted] = await Promise.all([
    ctx.db.read<RequestRow>(WAITING, [ctx.now]),
    ctx.db.read<Requests['swaps'][number]>(SWAPS),
  ]);
  const swaps = accepted.filter(({ given, wanted }) =>
    [given, wanted].every(({ startsAt }) => Date.parse(startsAt) > +ctx.now),
  );
  const shifts = await withHours(ctx, rows);
  return { shifts, swaps, waiting: shifts.length + swaps.length };
}

async function withHours(ctx: Ctx, rows: readonly RequestRow[]): Promise<Requests['shifts']> {
  if (rows.length === 0) return [];
  const span = {
    timezone: rows[0]!.timezone,
    startsAt: new Date(rows[0]!.startsAt),
    endsAt: new Date(Math.max(...rows.map(({ endsAt }) => Date.parse(endsAt)))),
  };
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const standings = await standingsOf(ctx.db, userIds, span, ctx.now);
  return rows.map(({ timezone, ...row }) => ({
    ...row,
    weekHours: hoursWithin(workweekOf(new Date(row.startsAt), timezone), standings.get(row.userId)!.work),
  }));
}

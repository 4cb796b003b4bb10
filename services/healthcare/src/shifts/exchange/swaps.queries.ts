import type { Output } from '@talent-os/contracts';
import type { mySwaps, swapOptions } from '@talent-os/contracts/healthcare/shifts-swaps.js';
import { OFFERED_DAYS, swapStatuses } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { DomainError, type Ctx, type RawJson, type Reader } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { maySql } from '@talent-os/service-kit/may';
import { workRefusal, type ShiftTerms } from '../claim/claim.rules.js';
import { withoutAssignment } from './exchange.js';
import { mayOfSwap } from './swap.rules.js';
import { NAME_OF, SHIFT_OF } from '../release/requests.queries.js';
import { SHIFT } from '../roster/roster.queries.js';
import { standingsOf } from '../claim/standing.queries.js';

/** Days back that people see of exchanges that were settled. */
const PAST_DAYS = 28;
const MOST_OPTIONS = 50;

const MAY = maySql(
  [
    ['w.status', swapStatuses],
    ['w.proposer_id = $2::uuid', [true, false]],
  ],
  mayOfSwap,
);

/** The caller's exchanges, as they give and get; open ones first. */
export const swapsOf = (ctx: Ctx): Promise<RawJson<Output<typeof mySwaps>>> =>
  ctx.db.json(
    `select json_build_object('items', coalesce(json_agg(own), '[]'::json))::text from (
       select w.id as "swapId", w.proposer_id = $2::uuid as mine, w.status, w.reason, w.created_at as "proposedAt", ${MAY} as may,
         case when w.proposer_id = $2::uuid then ${NAME_OF('w.colleague_id')} else ${NAME_OF('w.proposer_id')} end as "colleagueName",
         case when w.proposer_id = $2::uuid then ${SHIFT_OF('w.given_id')} else ${SHIFT_OF('w.wanted_id')} end as given,
         case when w.proposer_id = $2::uuid then ${SHIFT_OF('w.wanted_id')} else ${SHIFT_OF('w.given_id')} end as wanted
       from healthcare.shift_swap w
       where w.organization_id = $1 and $2::uuid in (w.proposer_id, w.colleague_id)
         and (w.status in ('proposed', 'accepted') or w.updated_at > $3)
       order by w.status in ('proposed', 'accepted') desc, w.updated_at desc, w.id) own`,
    [ctx.userId, daysBefore(ctx.now, PAST_DAYS)],
  );

/** An open exchange one of these assignments is part of. */
export async function openSwapOf(db: Reader, assignmentIds: readonly string[]): Promise<string | undefined> {
  const row = await db.readOne<{ id: string }>(
    `select id from healthcare.shift_swap where organization_id = $1 and status in ('proposed', 'accepted')
       and (given_id = any($2) or wanted_id = any($2)) limit 1`,
    [assignmentIds],
  );
  return row?.id;
}

type SwapRow = ShiftFacts & { assignmentId: string; userId: string; colleagueName: string; timezone: string };

const CONFIRMED = `
  select ${SHIFT}, s.timezone, a.id as "assignmentId", a.user_id as "userId", ${NAME_OF('a.user_id')} as "colleagueName"
  from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
  where a.organization_id = $1 and a.status = 'confirmed' and a.release_asked_at is null and s.status <> 'cancelled'
    and s.starts_at > $2::timestamptz and not exists (
      select 1 from healthcare.shift_swap w where w.organization_id = $1 and a.id in (w.given_id, w.wanted_id)
        and w.status in ('proposed', 'accepted'))`;

/** What colleagues work in the next 14 days that the caller could have for one of their own shifts. */
export async function optionsOf(ctx: Ctx, shiftId: string): Promise<Output<typeof swapOptions>> {
  const { db } = ctx;
  const mine = await db.readOne<SwapRow>(`${CONFIRMED} and s.id = $3 and a.user_id = $4`, [
    ctx.now,
    shiftId,
    ctx.userId,
  ]);
  if (!mine) throw new DomainError('resource.missing');
  const others = await db.read<SwapRow>(
    `${CONFIRMED} and a.user_id <> $3 and s.id <> $4 and s.starts_at < $2::timestamptz + interval '${OFFERED_DAYS} days'
     order by s.starts_at, "colleagueName", a.id`,
    [ctx.now, ctx.userId, shiftId],
  );
  const spans = [mine, ...others].map(termsOf);
  const around = {
    timezone: mine.timezone,
    startsAt: new Date(Math.min(...spans.map(({ startsAt }) => +startsAt))),
    endsAt: new Date(Math.max(...spans.map(({ endsAt }) => +endsAt))),
  };
  const people = [...new Set([ctx.userId, ...others.map(({ userId }) => userId)])];
  const standings = await standingsOf(db, people, around, ctx.now);
  const myRest = withoutAssignment(standings.get(ctx.userId)!, mine.assignmentId);
  const possible = others.filter(
    (other) =>
      !workRefusal(termsOf(other), myRest, ctx.now) &&
      !workRefusal(termsOf(mine), withoutAssignment(standings.get(other.userId)!, other.assignmentId), ctx.now),
  );
  return { items: possible.slice(0, MOST_OPTIONS).map(({ timezone: _zone, userId: _user, ...option }) => option) };
}

const termsOf = ({ startsAt, endsAt, date, timezone, requiredCredentials }: SwapRow): ShiftTerms => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  date,
  timezone,
  requiredCredentials,
  cancelled: false,
});

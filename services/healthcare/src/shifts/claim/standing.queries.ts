import type { Reader } from '@talent-os/service-kit';
import { DAY_MS, monthStart, type Day } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { isHeldBack } from '../../onboarding/proofs.queries.js';
import type { NamedCredential, ClaimantState, LeaveDays } from './claim.rules.js';
import type { Span } from '../shift.rules.js';

/** No rule looks further than this from a shift, in days. */
const REACH = 8;

/** Work a person is to do or did: a claim nobody decided before the start is none. `$2`: now. */
export const AT_WORK = `(a.status = 'confirmed' or (a.status = 'pending' and s.starts_at > $2::timestamptz))`;

const HELD = `
  select c.user_id as "userId", c.name, c.expiration_date as "expirationDate", c.verified_at as "verifiedAt",
    c.revoked_at as "revokedAt"
  from healthcare.credential c where c.organization_id = $1 and c.user_id = any($2)`;

const WORK = `
  select a.user_id as "userId", a.id as "assignmentId", s.id as "shiftId", a.status,
    s.date, s.start_time as "startTime", s.starts_at as "startsAt", s.ends_at as "endsAt"
  from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
  where a.organization_id = $1 and a.user_id = any($3) and (${AT_WORK} or ($6::boolean and a.status = 'planned'))
    and s.ends_at > $4::timestamptz and s.starts_at < $5::timestamptz`;

type StandingRow = { readonly userId: string };
type WorkRow = StandingRow & {
  readonly assignmentId: string;
  readonly shiftId: string;
  readonly status: 'planned' | 'pending' | 'confirmed';
  readonly date: Day;
  readonly startTime: string;
  readonly startsAt: string;
  readonly endsAt: string;
};
export type Work = Span & Pick<WorkRow, 'assignmentId' | 'shiftId' | 'status' | 'date' | 'startTime'>;
export type WorkerState = Omit<ClaimantState, 'work'> & { readonly work: readonly Work[] };

const HELD_BACK = `select p.id as "userId" from unnest($2::uuid[]) p (id) where ${isHeldBack('p.id', '$3')}`;

const LEAVE = `
  select l.user_id as "userId", l.from_day as "from", l.until_day as "until" from healthcare.leave l
  where l.organization_id = $1 and l.user_id = any($2) and l.until_day >= $3::date and l.from_day <= $4::date`;

/** A span, and the clocks that say which day it is. */
type AroundSpan = Span & { readonly timezone: string };

/** Whether work counts that is planned in drafts, which only managers know of. */
type StandingOptions = { readonly planned?: boolean };

/**
 * What people hold, what holds them back, their leave, and what they work from eight days before a span to eight days
 * after it.
 */
export async function standingsOf(
  db: Reader,
  userIds: readonly string[],
  around: AroundSpan,
  now: Date,
  { planned = false }: StandingOptions = {},
) {
  const from = new Date(+around.startsAt - REACH * DAY_MS);
  const until = new Date(+around.endsAt + REACH * DAY_MS);
  const held = await db.read<NamedCredential & StandingRow>(HELD, [userIds]);
  const work = await db.read<WorkRow>(WORK, [now, userIds, from, until, planned]);
  const leave = await db.read<LeaveDays & StandingRow>(LEAVE, [
    userIds,
    dayIn(from, around.timezone),
    dayIn(until, around.timezone),
  ]);
  const heldBack = new Set(
    (await db.read<StandingRow>(HELD_BACK, [userIds, dayIn(now, around.timezone)])).map(({ userId }) => userId),
  );
  const heldBy = Map.groupBy(held, ({ userId }) => userId);
  const workOf = Map.groupBy(work, ({ userId }) => userId);
  const leaveOf = Map.groupBy(leave, ({ userId }) => userId);
  return new Map<string, WorkerState>(
    userIds.map((userId) => [
      userId,
      {
        held: heldBy.get(userId) ?? [],
        work: (workOf.get(userId) ?? []).map(workFrom),
        heldBack: heldBack.has(userId),
        leave: leaveOf.get(userId) ?? [],
      },
    ]),
  );
}

export async function standingOf(
  db: Reader,
  userId: string,
  around: AroundSpan,
  now: Date,
  options?: StandingOptions,
): Promise<WorkerState> {
  return (await standingsOf(db, [userId], around, now, options)).get(userId)!;
}

const workFrom = ({ assignmentId, shiftId, status, date, startTime, startsAt, endsAt }: WorkRow): Work => ({
  assignmentId,
  shiftId,
  status,
  date,
  startTime,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

const HOLDERS = `
  select user_id as id from healthcare.credential
  where organization_id = $1 and name = any($2) and verified_at is not null and revoked_at is null
    and expiration_date >= $3::date
  group by user_id having count(distinct name) = $4 order by user_id`;

/** Everybody who holds all of these credentials, valid on a day. */
export async function holdersOf(db: Reader, required: readonly string[], day: Day): Promise<string[]> {
  const names = [...new Set(required)];
  return (await db.read<{ id: string }>(HOLDERS, [names, day, names.length])).map(({ id }) => id);
}

const MONTH = `
  select p.id, coalesce(sum(extract(epoch from s.ends_at - s.starts_at) / 3600) filter (where ${AT_WORK}), 0)::float8 as hours
  from unnest($3::uuid[]) p (id)
    left join healthcare.shift_assignment a on a.organization_id = $1 and a.user_id = p.id
      and a.status in ('pending', 'confirmed')
    left join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id and s.date >= $4::date and s.date < $5::date
  group by p.id`;

/** Hours people have claimed in the month of a day. */
export async function monthHoursOf(db: Reader, userIds: readonly string[], today: Day, now: Date) {
  const rows = await db.read<{ id: string; hours: number }>(MONTH, [
    now,
    userIds,
    monthStart(today),
    monthStart(today, 1),
  ]);
  return new Map(rows.map(({ id, hours }) => [id, hours]));
}

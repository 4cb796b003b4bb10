import { OVERTIME_WEEKS } from '@talent-os/contracts/healthcare/units.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { addDays, weekOf, type Day } from '@talent-os/service-kit/calendar';
import { cycleAt } from '../education/cycle.rules.js';
import type { WeekWork } from './overtime.rules.js';
import type { Ceu } from './standing.rules.js';

/** A person works in a unit who was confirmed for a shift of it in the last four weeks, or is in the next two. */
const PAST_DAYS = 28;
const AHEAD_DAYS = 13;

/** Everybody, or the caller alone. */
type PeopleScope = 'all' | 'me';
const ids = (ctx: Ctx, whom: PeopleScope) => (whom === 'me' ? [ctx.userId] : null);

type UnitMember = {
  readonly department: string;
  readonly userId: string;
  /** How many shifts they work there. */
  readonly shifts: number;
};

export const placedPeople = (ctx: Ctx, whom: PeopleScope, today: Day): Promise<UnitMember[]> =>
  ctx.db.read<UnitMember>(
    `select s.department, a.user_id as "userId", count(*)::int as shifts
     from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
     where a.organization_id = $1 and a.status = 'confirmed' and s.status <> 'cancelled'
       and s.date between $2::date and $3::date and ($4::uuid[] is null or a.user_id = any($4::uuid[]))
     group by s.department, a.user_id`,
    [addDays(today, -PAST_DAYS), addDays(today, AHEAD_DAYS), ids(ctx, whom)],
  );

/** Who works in a department around a day: in the four weeks before it or the two from it on, planned or confirmed. */
export async function staffOf(db: Reader, department: string, around: Day): Promise<string[]> {
  const rows = await db.read<{ userId: string }>(
    `select distinct a.user_id as "userId"
     from healthcare.shift s join healthcare.shift_assignment a on a.organization_id = $1 and a.shift_id = s.id
     where s.organization_id = $1 and s.department = $2 and s.status <> 'cancelled'
       and a.status in ('planned', 'pending', 'confirmed', 'no_show') and s.date between $3::date and $4::date`,
    [department, addDays(around, -PAST_DAYS), addDays(around, AHEAD_DAYS)],
  );
  return rows.map(({ userId }) => userId);
}

type WorkRow = { userId: string; department: string; date: Day; startsAt: string; endsAt: string };

/** What people were confirmed for in the weeks of the overtime trend. */
export async function workOfWeeks(ctx: Ctx, whom: PeopleScope, today: Day): Promise<WeekWork[]> {
  const monday = weekOf(today);
  const rows = await ctx.db.read<WorkRow>(
    `select a.user_id as "userId", s.department, s.date, s.starts_at as "startsAt", s.ends_at as "endsAt"
     from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
     where a.organization_id = $1 and a.status = 'confirmed' and s.status <> 'cancelled'
       and s.date between $2::date and $3::date and ($4::uuid[] is null or a.user_id = any($4::uuid[]))`,
    [addDays(monday, (1 - OVERTIME_WEEKS) * 7), addDays(monday, 6), ids(ctx, whom)],
  );
  return rows.map(({ userId, department, date, startsAt, endsAt }) => ({
    userId,
    department,
    week: weekOf(date),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
}

export type CredentialRow = {
  readonly credentialId: string;
  readonly userId: string;
  readonly name: string;
  readonly expirationDate: Day;
};

/** The latest credential of each name that a person holds. */
export const heldBy = (ctx: Ctx, whom: PeopleScope): Promise<CredentialRow[]> =>
  ctx.db.read<CredentialRow>(
    `select distinct on (user_id, name) id as "credentialId", user_id as "userId", name, expiration_date as "expirationDate"
     from healthcare.credential
     where organization_id = $1 and verified_at is not null and revoked_at is null
       and ($2::uuid[] is null or user_id = any($2::uuid[]))
     order by user_id, name, expiration_date desc, id`,
    [ids(ctx, whom)],
  );

type RequirementRow = { userId: string; hours: number; cycleMonths: number; endsOn: Day };
type RecordRow = { userId: string; completedOn: Day; credits: number };
type CeuOf = Ceu & { readonly userId: string };

/** The cycle each person is in, with what it asks for and what counts. Who no requirement applies to is missing. */
export async function ceuOf(ctx: Ctx, whom: PeopleScope, today: Day): Promise<CeuOf[]> {
  const [requirements, records] = await Promise.all([
    ctx.db.read<RequirementRow>(
      `select distinct on (c.user_id) c.user_id as "userId", r.hours, r.cycle_months as "cycleMonths", c.expiration_date as "endsOn"
       from healthcare.credential c
       join healthcare.ceu_requirement r on r.organization_id = $1 and r.credential_name = c.name
         and r.state in ('', coalesce(c.state, ''))
       where c.organization_id = $1 and c.verified_at is not null and c.revoked_at is null
         and ($2::uuid[] is null or c.user_id = any($2::uuid[]))
       order by c.user_id, r.hours desc, (r.state <> '') desc, c.expiration_date desc`,
      [ids(ctx, whom)],
    ),
    ctx.db.read<RecordRow>(
      `select user_id as "userId", completed_on as "completedOn", credits from healthcare.ceu_record
       where organization_id = $1 and ($2::uuid[] is null or user_id = any($2::uuid[]))`,
      [ids(ctx, whom)],
    ),
  ]);
  const recordsOf = Map.groupBy(records, ({ userId }) => userId);
  return requirements.map(({ userId, hours, cycleMonths, endsOn }) => {
    const cycle = cycleAt(endsOn, cycleMonths, today);
    const earned = (recordsOf.get(userId) ?? [])
      .filter(({ completedOn }) => completedOn >= cycle.startsOn && completedOn <= cycle.endsOn)
      .reduce((sum, { credits }) => sum + credits, 0);
    return { userId, ...cycle, required: hours, earned };
  });
}

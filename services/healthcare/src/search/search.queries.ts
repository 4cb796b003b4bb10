import { shiftStates } from '@talent-os/contracts/healthcare/shifts-states.js';
import { inWords } from '@talent-os/contracts/words.js';
import type { Ctx } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import {
  calledSql,
  daySql,
  detailSql,
  searchSql,
  type FoundRow,
  type SearchRequest,
} from '@talent-os/service-kit/search/search-sql';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { AT_WORK } from '../shifts/claim/standing.queries.js';
import { placedPeople } from '../units/people.queries.js';
import { unitScopeOf } from '../units/unit-view.js';

const HOURS = `s.start_time || '–' || s.end_time`;
const SHIFT_TITLE = `(s.department || ', ' || to_char(s.date, 'Dy Mon FMDD'))`;
const SHIFT_STATE = calledSql('s.status', inWords(shiftStates));

/** Shifts from yesterday on by their department, their day or what they ask for; the next to start first. */
export function shiftsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('s.organization_id = $1').and(
    (since) => `s.starts_at >= ${since}::timestamptz`,
    daysBefore(ctx.now, 1),
  );
  const sql = searchSql(
    {
      schema: 'healthcare',
      from: 'healthcare.shift s',
      key: 's.id',
      filters,
      title: SHIFT_TITLE,
      detail: detailSql(HOURS, SHIFT_STATE, `nullif(array_to_string(s.required_credentials, ', '), '')`),
      also: [`array_to_string(s.required_credentials || s.required_skills, ' ')`],
      at: 's.starts_at',
      latest: 's.starts_at, s.department, s.id',
      soonest: true,
      named: (fits) => `select x.id from healthcare.shift_search x where ${fits('x.text')}`,
      namedBy: 'any word',
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** The caller's own shifts ahead of them. */
export function ownShiftsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters(
    `a.organization_id = $1 and a.user_id = $3 and s.ends_at > $2::timestamptz and ${AT_WORK}`,
    ctx.now,
    ctx.userId,
  );
  const sql = searchSql(
    {
      schema: 'healthcare',
      from: 'healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id',
      key: 's.id',
      filters,
      title: SHIFT_TITLE,
      detail: detailSql(HOURS, `initcap(a.status)`),
      at: 's.starts_at',
      latest: 's.starts_at, s.id',
      soonest: true,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

const COURSE = detailSql(`nullif(c.provider, '')`, `nullif(c.topic, '')`, `c.credits || ' hours'`);

/** Courses by their title, who gives them or what they are about. */
export function coursesNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('c.organization_id = $1 and c.in_use');
  const sql = searchSql(
    {
      schema: 'healthcare',
      from: 'healthcare.course c',
      key: 'c.id',
      filters,
      title: 'c.title',
      detail: COURSE,
      also: ['c.provider', 'c.topic'],
      at: 'c.updated_at',
      latest: 'c.title, c.id',
      named: (fits) => `select s.id from healthcare.course_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Units by their name or department: for a professional those they work in. */
export async function unitsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const whom = unitScopeOf(ctx);
  const mine = whom === 'me' ? await placedPeople(ctx, whom, await todayOf(ctx)) : undefined;
  const filters = new Filters('u.organization_id = $1').and(
    (departments) => `u.department = any(${departments}::text[])`,
    mine?.map(({ department }) => department),
  );
  const sql = searchSql(
    {
      schema: 'healthcare',
      from: 'healthcare.unit u',
      key: 'u.id',
      filters,
      title: 'u.name',
      detail: detailSql('u.department', `u.beds || ' beds'`),
      also: ['u.department'],
      at: 'u.updated_at',
      latest: 'u.name, u.id',
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

const CREDENTIAL_DAYS = `case when c.revoked_at is not null then 'Revoked' else 'valid until ' || ${daySql('c.expiration_date')} end`;

/** What everybody holds, by the holder, its name, number or issuer. */
export function credentialsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('c.organization_id = $1');
  const holder = `coalesce(h.name, 'Former colleague')`;
  const sql = searchSql(
    {
      schema: 'healthcare',
      from: 'healthcare.credential c',
      joins: 'left join healthcare.person h on h.organization_id = $1 and h.id = c.user_id',
      key: 'c.id',
      filters,
      title: `(${holder} || ', ' || c.name)`,
      detail: detailSql('c.number', 'c.issuer', CREDENTIAL_DAYS),
      also: ['c.name', 'c.number', 'c.issuer'],
      at: 'c.updated_at',
      latest: 'c.expiration_date desc, c.id',
      named: (fits) => `select s.id from healthcare.credential_search s where ${fits('s.text')}
        union all select x.id from healthcare.credential x where x.organization_id = $1
          and x.user_id = any(array(select s.id from healthcare.person_search s where ${fits('s.text')}))`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** What the caller holds, by its name, number or issuer. */
export function ownCredentialsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('c.organization_id = $1 and c.user_id = $2', ctx.userId);
  const sql = searchSql(
    {
      schema: 'healthcare',
      from: 'healthcare.credential c',
      key: 'c.id',
      filters,
      title: 'c.name',
      detail: detailSql('c.number', 'c.issuer', CREDENTIAL_DAYS),
      also: ['c.number', 'c.issuer'],
      at: 'c.updated_at',
      latest: 'c.expiration_date, c.id',
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

import { CURRENT_DATE, type List } from './list.ts';

const WAITING = `(c.revoked_at is null and (c.verified_at is null or c.id in (
  select w.credential_id from healthcare.credential_renewal w where w.organization_id = $1 and w.status = 'submitted')))`;
export const healthcareLists: readonly List[] = [
  {
    title: 'Credentials',
    path: '/api/healthcare/credentials',
    person: 'org.admin@meridian.example',
    table: 'healthcare.credential',
    grow: { number: `t.number || '-' || n`, expiration_date: 't.expiration_date + n' },
    items: `
      select c.id, c.name, c.kind, c.issuer, c.number, c.state, c.issued_at as "issuedAt",
        c.expiration_date as "expirationDate", c.expiration_date - ${CURRENT_DATE} as "daysLeft",
        c.verified_at as "verifiedAt", c.verified_by as "verifiedBy", c.revoke_reason as "revokeReason", c.version,
        c.user_id as "userId", h.name as "holderName", v.name as "verifierName", r.renewal
      from (
        select c.* from healthcare.credential c
        where c.organization_id = $1 order by ${WAITING} desc, c.expiration_date, c.id limit 25) c
      left join healthcare.person h on h.id = c.user_id left join healthcare.person v on v.id = c.verified_by_id
      left join lateral (
        select row_to_json(r) as renewal from healthcare.credential_renewal r
        where r.organization_id = $1 and r.credential_id = c.id order by r.created_at desc limit 1) r on true
      order by ${WAITING} desc, c.expiration_date, c.id`,
    count: `select count(*)::int as total, count(*) filter (where ${WAITING})::int as waiting
      from healthcare.credential c where c.organization_id = $1`,
  },
  {
    title: 'Shifts',
    path: '/api/healthcare/shifts',
    person: 'org.admin@meridian.example',
    table: 'healthcare.shift',
    grow: {
      date: 't.date + 30 + n % 90',
      starts_at: `t.starts_at + (30 + n % 90) * interval '1 day'`,
      ends_at: `t.ends_at + (30 + n % 90) * interval '1 day'`,
    },
    items: `
      select s.id, s.department, s.date, s.start_time as "startTime", s.end_time as "endTime",
        s.starts_at as "startsAt", s.ends_at as "endsAt",
        (extract(epoch from s.ends_at - s.starts_at) / 3600)::float8 as hours,
        s.required_credentials as "requiredCredentials", s.required_skills as "requiredSkills", s.status, s.slots,
        taken.confirmed, taken.pending
      from (
        select s.* from healthcare.shift s where s.organization_id = $1 and s.date >= ${CURRENT_DATE}
        order by s.starts_at, s.department, s.id limit 25) s
      left join lateral (
        select count(*) filter (where a.status <> 'pending')::int as confirmed,
          count(*) filter (where a.status = 'pending')::int as pending
        from healthcare.shift_assignment a
        where a.organization_id = $1 and a.shift_id = s.id and a.status in ('pending', 'confirmed', 'no_show')
      ) taken on true
      order by s.starts_at, s.department, s.id`,
    count: `select count(*)::int as total from healthcare.shift
      where organization_id = $1 and date >= ${CURRENT_DATE}`,
  },
  {
    title: 'Courses',
    path: '/api/healthcare/courses',
    person: 'nurse@meridian.example',
    table: 'healthcare.course',
    grow: { title: `t.title || ' ' || n` },
    items: `
      select c.id, c.title, c.provider, c.topic, c.credits, c.minutes, c.required, c.parts
      from healthcare.course c where c.organization_id = $1 order by c.required desc, c.title, c.id limit 25`,
    count: 'select count(*)::int as total from healthcare.course where organization_id = $1',
  },
];

import { factSource, pageOf } from '@talent-os/service-kit/insights/facts';
import type { Day } from '@talent-os/service-kit/calendar';
import { dayPartOf } from '../units/coverage.rules.js';

type ShiftRow = {
  readonly sourceId: string;
  readonly day: Day;
  readonly department: string;
  readonly startTime: string;
  readonly status: string;
  readonly slots: number;
  readonly confirmed: number;
};

const SHIFTS = `
  select s.id as "sourceId", s.date::text as day, s.department, s.start_time as "startTime", s.status, s.slots,
    (select count(*)::int from healthcare.shift_assignment a
     where a.organization_id = $1 and a.shift_id = s.id and a.status = 'confirmed') as confirmed
  from healthcare.shift s
  where s.organization_id = $1 and $4::date is not null and $5::text is not null and ${pageOf('s.id')}`;

type CredentialRow = {
  readonly sourceId: string;
  readonly day: Day;
  readonly userId: string;
  readonly name: string;
  readonly kind: string;
  readonly status: string;
};

const CREDENTIALS = `
  select c.id as "sourceId", c.expiration_date::text as day, c.user_id as "userId", c.name, c.kind,
    case when c.revoked_at is not null then 'revoked' when c.verified_at is null then 'waiting' else 'verified' end as status
  from healthcare.credential c
  where c.organization_id = $1 and $4::date is not null and $5::text is not null and ${pageOf('c.id')}`;

export const sources = {
  shift: factSource<ShiftRow>({
    sql: SHIFTS,
    factsOf: ({ day, department, startTime, status, slots, confirmed }) => [
      {
        place: 0,
        day,
        industry: 'HEALTHCARE',
        department,
        personId: null,
        values: { status, part: dayPartOf({ date: day, startTime }), slots, confirmed },
      },
    ],
  }),
  credential: factSource<CredentialRow>({
    sql: CREDENTIALS,
    factsOf: ({ day, userId, name, kind, status }) => [
      { place: 0, day, industry: 'HEALTHCARE', department: null, personId: userId, values: { name, kind, status } },
    ],
  }),
};

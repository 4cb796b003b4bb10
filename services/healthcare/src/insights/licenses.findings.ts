import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { countText, dayText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import { ceuOf } from '../units/people.queries.js';

type EndingLicense = {
  readonly id: string;
  readonly userId: string;
  readonly expirationDate: Day;
  readonly shifts: number;
  readonly started: boolean;
};

/**
 * Licenses whose last day comes before shifts that ask for them and that their holders are confirmed for; `$2` today,
 * `$3` the last day that counts.
 */
const ENDING = `
  select c.id, c.user_id as "userId", c.expiration_date::text as "expirationDate", booked.shifts,
    exists (select from healthcare.credential_renewal w where w.organization_id = $1 and w.credential_id = c.id
      and w.status = 'submitted') as started
  from healthcare.credential c
  cross join lateral (
    select count(*)::int as shifts from healthcare.shift_assignment a
    join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
    where a.organization_id = $1 and a.user_id = c.user_id and a.status = 'confirmed' and s.status <> 'cancelled'
      and s.date > c.expiration_date and c.name = any(s.required_credentials)) booked
  where c.organization_id = $1 and c.verified_at is not null and c.revoked_at is null
    and c.expiration_date between $2::date and $3::date and booked.shifts > 0
    and not exists (select from healthcare.credential n where n.organization_id = $1 and n.user_id = c.user_id
      and n.name = c.name and n.verified_at is not null and n.revoked_at is null and n.expiration_date > c.expiration_date)
  order by c.expiration_date, c.id`;

const LINK = '/healthcare/professional/credentials?status=expiring';

/** Licenses that end before shifts that need them: those shifts would be released. */
export const licenseShifts: Find = async (ctx, { today, threshold }) => {
  const rows = await ctx.db.read<EndingLicense>(ENDING, [today, addDays(today, threshold)]);
  const [first] = rows;
  if (!first) return [];
  const shifts = rows.reduce((sum, row) => sum + row.shifts, 0);
  const idle = new Set(rows.filter(({ started }) => !started).map(({ userId }) => userId)).size;
  return [
    {
      key: first.id,
      title: `${countText(rows.length, 'license ends', 'licenses end')} by ${dayText(rows.at(-1)!.expirationDate)} with shifts already booked`,
      evidence: [
        `${countText(shifts, 'shift')} would be released`,
        idle > 0
          ? `${countText(idle, 'person has', 'people have')} not begun to renew`
          : 'everybody has begun to renew',
      ],
      rows: { count: rows.length, what: rows.length === 1 ? 'license' : 'licenses', link: LINK },
      value: daysBetween(today, first.expirationDate),
      since: `${addDays(first.expirationDate, -threshold)}T00:00:00Z`,
      dueOn: first.expirationDate,
      people: new Set(rows.map(({ userId }) => userId)).size,
      industry: 'HEALTHCARE',
      link: LINK,
    },
  ];
};

/** People whose license ends before the hours of education it takes are there. */
export const educationShort: Find = async (ctx, { today, threshold }) => {
  const all = await ceuOf(ctx, 'all', today);
  const last = addDays(today, threshold);
  const short = all
    .filter(({ endsOn, required, earned }) => endsOn >= today && endsOn <= last && earned < required)
    .toSorted((one, other) => one.endsOn.localeCompare(other.endsOn));
  const [first] = short;
  if (!first) return [];
  const missing = short.reduce((sum, { required, earned }) => sum + required - earned, 0);
  return [
    {
      key: `${first.userId}:${first.endsOn}`,
      title:
        short.length === 1
          ? 'A license lacks hours of education before it ends'
          : `${short.length} licenses lack hours of education before they end`,
      evidence: [
        `${countText(Math.round(missing * 10) / 10, 'contact hour')} missing in all`,
        `the first cycle ends ${dayText(first.endsOn)}`,
      ],
      value: daysBetween(today, first.endsOn),
      since: `${addDays(first.endsOn, -threshold)}T00:00:00Z`,
      dueOn: first.endsOn,
      people: short.length,
      industry: 'HEALTHCARE',
      link: LINK,
    },
  ];
};

import type { Industry } from '@talent-os/contracts';
import { industryLabels } from '@talent-os/contracts';
import { FILLS_DAYS, FILLS_NEEDED } from '@talent-os/contracts/talent/open-seats.js';
import { stageTypeLabels } from '@talent-os/contracts/talent/pipeline.js';
import { MOST_OF_A_RULE } from '@talent-os/contracts/insights/shapes.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { countText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import { stagesOnTheWay } from '../applications/standing.queries.js';
import { peopleById } from '../people/people.js';
import { keptTo } from '../positions/kept-to.js';
import { APPLICANTS } from '../positions/position.sql.js';

type OldSeat = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly industry: Industry;
  readonly since: string;
  readonly days: number;
  readonly median: number;
  readonly fills: number;
  readonly applicants: number;
};

/** `$2` now, `$3` the timezone, `$4` whose seats alone, `$5` how many times the median. */
const OLD_SEATS = `
  with fills as materialized (
    select f.industry, count(*)::int as fills,
      percentile_cont(0.5) within group (order by (f.filled_at at time zone $3)::date - (f.opened_at at time zone $3)::date) as median
    from talent.position f
    where f.organization_id = $1 and f.status = 'filled' and f.filled_at > $2::timestamptz - interval '${FILLS_DAYS} days'
    group by f.industry)
  select p.id, p.title, p.department, p.industry, p.opened_at as since, seat.days, f.median, f.fills,
    ${APPLICANTS} as applicants
  from talent.position p join fills f on f.industry = p.industry and f.fills >= ${FILLS_NEEDED} and f.median > 0
  cross join lateral (
    select ($2::timestamptz at time zone $3)::date - (p.opened_at at time zone $3)::date as days) seat
  where p.organization_id = $1 and p.status = 'open' and ($4::uuid is null or p.hiring_manager_id = $4)
    and seat.days >= f.median * $5::float8
  order by seat.days / f.median desc, p.id limit ${MOST_OF_A_RULE}`;

/** The share of the median, to one place and never more than it is. */
const times = (days: number, median: number) => Math.floor((days / median) * 10) / 10;

/** Seats that stand open much longer than seats of their industry usually do. */
export const seatOpen: Find = async (ctx, { zone, threshold }) => {
  const rows = await ctx.db.read<OldSeat>(OLD_SEATS, [ctx.now, zone, keptTo(ctx), threshold]);
  return rows.map(({ id, title, department, industry, since, days, median, fills, applicants }) => ({
    key: id,
    title: `${title}, ${department}, is open ${times(days, median)} times the median`,
    evidence: [
      countText(days, 'day'),
      `the median of ${fills} seats filled in ${industryLabels[industry].toLowerCase()} in two years is ${Math.round(median)}`,
    ],
    rows: {
      count: applicants,
      what: applicants === 1 ? 'person in its pipeline' : 'people in its pipeline',
      link: `/talent/recruit/pipeline?position=${id}`,
    },
    value: days / median,
    since,
    people: applicants,
    industry,
    link: `/talent/recruit/pipeline?position=${id}`,
  }));
};

/** Fewer people than this past a limit say nothing of a stage. */
const LATE_LEAST = 3;

/** Stages in which most people stay longer than they should. */
export const stageStuck: Find = async (ctx, { today }) => {
  const stages = await stagesOnTheWay(ctx, today);
  return stages
    .filter(({ late, of }) => late >= LATE_LEAST && of > 0)
    .map(({ step, late, of, days }) => {
      const link = `/talent/recruit/pipeline?view=table&show=late&stageType=${step}`;
      const value = (100 * late) / of;
      return {
        key: step,
        title: `${Math.round(value)} % of the people in ${stageTypeLabels[step].toLowerCase()} wait too long`,
        evidence: [`${late} of ${of} are past the limit of their stage`, `the longest by ${countText(days, 'day')}`],
        rows: { count: late, what: late === 1 ? 'person' : 'people', link },
        value,
        since: `${addDays(today, -days)}T00:00:00Z`,
        people: late,
        link,
      };
    })
    .toSorted((one, other) => other.people - one.people);
};

type EndingOffer = {
  readonly applicationId: string;
  readonly id: string;
  readonly title: string;
  readonly industry: Industry;
  readonly candidateId: string;
  readonly status: 'sent' | 'viewed';
  readonly since: string;
  readonly dueAt: string;
  readonly startDate: Day;
};

/** `$2` now, `$3` whose seats alone, `$4` within how many hours. */
const ENDING_OFFERS = `
  select o.id, o.application_id as "applicationId", p.title, p.industry, o.candidate_id as "candidateId", o.status,
    o.sent_at as since, o.expires_at as "dueAt", o.start_date::text as "startDate"
  from talent.offer o join talent.position p on p.organization_id = $1 and p.id = o.position_id
  where o.organization_id = $1 and o.status in ('sent', 'viewed') and ($3::uuid is null or p.hiring_manager_id = $3)
    and o.expires_at > $2::timestamptz and o.expires_at <= $2::timestamptz + make_interval(secs => 3600 * $4::float8)
  order by o.expires_at, o.id limit ${MOST_OF_A_RULE}`;

const HOUR_MS = 3_600_000;

/** Offers that nobody has answered and that soon cannot be. */
export const offerExpiring: Find = async (ctx, { threshold }) => {
  const rows = await ctx.db.read<EndingOffer>(ENDING_OFFERS, [ctx.now, keptTo(ctx), threshold]);
  const people = await peopleById(
    ctx,
    rows.map(({ candidateId }) => candidateId),
  );
  return rows.map(({ id, applicationId, title, industry, candidateId, status, since, dueAt }) => ({
    key: id,
    title: `The offer to ${people(candidateId).name} is about to expire`,
    evidence: [title, status === 'viewed' ? 'it was read and not answered' : 'it was not read yet'],
    value: (Date.parse(dueAt) - ctx.now.getTime()) / HOUR_MS,
    since,
    dueAt,
    people: 1,
    industry,
    link: `/talent/recruit/pipeline?application=${applicationId}`,
  }));
};

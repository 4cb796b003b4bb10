import { openIncidentStates } from '@talent-os/contracts/cyber/incident-states.js';
import { pendingVulnerabilityStates } from '@talent-os/contracts/cyber/vulnerability-kinds.js';
import { MOST_OF_A_RULE } from '@talent-os/contracts/insights/shapes.js';
import { countText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import { texts } from '@talent-os/service-kit/sql/texts';
import { person } from '../sql/people.js';

type Unanswered = {
  readonly id: string;
  readonly title: string;
  readonly assignee: string | null;
  readonly since: string;
  readonly dueAt: string;
  readonly minutes: number;
};

/** `$2` now, `$3` for how many minutes at least. */
const UNANSWERED = `
  select i.id, i.title, a.name as assignee, i.reported_time as since, i.respond_by as "dueAt",
    (extract(epoch from $2::timestamptz - i.reported_time) / 60)::float8 as minutes
  from cyber.incident i ${person('a', 'i.assignee_id')}
  where i.organization_id = $1 and i.status in (${texts(openIncidentStates)}) and i.severity = 'critical'
    and i.responded_at is null and i.reported_time <= $2::timestamptz - make_interval(secs => 60 * $3::float8)
  order by i.reported_time, i.id limit ${MOST_OF_A_RULE}`;

const HOUR = 60;
const DAY = 24 * HOUR;
const lasting = (minutes: number) =>
  minutes < HOUR
    ? countText(Math.floor(minutes), 'minute')
    : minutes < DAY
      ? countText(Math.floor(minutes / HOUR), 'hour')
      : countText(Math.floor(minutes / DAY), 'day');

/** Critical incidents that nobody has answered. */
export const incidentUnanswered: Find = async (ctx, { threshold }) => {
  const rows = await ctx.db.read<Unanswered>(UNANSWERED, [ctx.now, threshold]);
  return rows.map(({ id, title, assignee, since, dueAt, minutes }) => ({
    key: id,
    title: `Nobody has answered “${title}”`,
    evidence: [`critical, reported ${lasting(minutes)} ago`, assignee ? `${assignee} has it` : 'nobody has taken it'],
    value: minutes,
    since,
    dueAt,
    people: 1,
    industry: 'CYBER',
    link: `/cyber/analyst/incidents?incident=${id}`,
  }));
};

type LateVulnerability = {
  readonly id: string;
  readonly cve: string;
  readonly asset: string;
  readonly cvss: number;
  readonly kev: boolean;
  readonly owner: string | null;
  readonly since: string;
  readonly dueAt: string;
  readonly days: number;
};

/** `$2` now, `$3` for how many days at least. */
const LATE = `
  select v.id, v.cve, v.asset, v.cvss, v.kev, o.name as owner, v.found_at as since, v.due_at as "dueAt",
    (extract(epoch from $2::timestamptz - v.due_at) / 86400)::float8 as days
  from cyber.vulnerability v ${person('o', 'v.owner_id')}
  where v.organization_id = $1 and v.status in (${texts(pendingVulnerabilityStates)})
    and v.due_at <= $2::timestamptz - make_interval(secs => 86400 * $3::float8)
  order by v.due_at, v.cvss desc, v.id limit ${MOST_OF_A_RULE}`;

/** Vulnerabilities that should be gone. */
export const vulnerabilityLate: Find = async (ctx, { threshold }) => {
  const rows = await ctx.db.read<LateVulnerability>(LATE, [ctx.now, threshold]);
  return rows.map(({ id, cve, asset, cvss, kev, owner, since, dueAt, days }) => ({
    key: id,
    title: `${cve} on ${asset} is ${countText(Math.floor(days), 'day')} past its date`,
    evidence: [`CVSS ${cvss}`, kev && 'known to be exploited', owner ? `${owner} has it` : 'nobody has taken it'],
    value: days,
    since,
    dueAt,
    people: 1,
    industry: 'CYBER',
    link: `/cyber?vulnerability=${id}`,
  }));
};

import { admits } from '@talent-os/contracts';
import { investigateIncident } from '@talent-os/contracts/cyber/incident-changes.js';
import {
  clockLabels,
  incidentStates,
  openIncidentStates,
  severities,
  severityLabels,
  type Clock,
  type IncidentState,
  type Severity,
} from '@talent-os/contracts/cyber/incident-states.js';
import { getIncident } from '@talent-os/contracts/cyber/incidents.js';
import { decideClaim } from '@talent-os/contracts/cyber/readiness.js';
import { checkVulnerability, mitigateVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes.js';
import { pendingVulnerabilityStates, vulnerabilityStates } from '@talent-os/contracts/cyber/vulnerability-kinds.js';
import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { actionFor, inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { texts } from '@talent-os/service-kit/sql/texts';

/** Days ahead in which a deadline is near. */
const NEAR_DAYS = 7;

/** Who leads the response answers for what nobody has taken. */
const answersForAll = (ctx: Ctx) => admits(ctx.ability, decideClaim.access);

type Incident = {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly status: IncidentState;
  readonly mine: boolean;
  readonly version: number;
  readonly clock: Clock;
  readonly since: string;
  readonly dueAt: string;
};

const CLOCK = `case when i.responded_at is null then 'respond' when i.contained_at is null then 'contain' else 'resolve' end`;
const DUE_AT = `case when i.responded_at is null then i.respond_by when i.contained_at is null then i.contain_by else i.resolve_by end`;
const INCIDENT = `
  select i.id, i.title, i.severity, i.status, i.assignee_id is not null as mine, i.version, ${CLOCK} as clock,
    i.reported_time as since, ${DUE_AT} as "dueAt"
  from cyber.incident i where i.organization_id = $1 and i.status in (${texts(openIncidentStates)})`;
const SOON = `${DUE_AT} < $3::timestamptz + interval '${NEAR_DAYS} days'
  order by array_position(array[${texts(severities)}], i.severity), ${DUE_AT}, i.id limit ${MOST_OF_A_KIND}`;
const MINE = `${INCIDENT} and i.assignee_id = $2 and ${SOON}`;
const NOBODYS = `${INCIDENT} and i.assignee_id is null and $2::uuid is not null and ${SOON}`;

/** Incidents near a deadline: the caller's own, and nobody's where they lead the response. */
export const incidents: InboxSource = {
  access: getIncident.access,
  rows: async (ctx) => {
    const args = [ctx.userId, ctx.now];
    const [own, unassigned] = await Promise.all([
      ctx.db.read<Incident>(MINE, args),
      answersForAll(ctx) ? ctx.db.read<Incident>(NOBODYS, args) : [],
    ]);
    return [...own, ...unassigned].map(({ id, title, severity, status, mine, version, clock, since, dueAt }) =>
      inboxRow('incident', {
        id,
        title: `${clockLabels[clock]}: ${title}`,
        reason: [
          severityLabels[severity],
          incidentStates[status].label,
          mine ? 'it is yours' : 'nobody has taken it, and you lead the response',
        ],
        link: `/cyber/analyst/incidents?incident=${id}`,
        since,
        dueAt,
        actions: [
          status === 'new' || status === 'triaged'
            ? actionFor(ctx, investigateIncident, 'Investigate', { incidentId: id, version })
            : undefined,
        ],
      }),
    );
  },
};

type Finding = {
  readonly id: string;
  readonly cve: string;
  readonly asset: string;
  readonly kev: boolean;
  readonly cvss: number;
  readonly status: (typeof pendingVulnerabilityStates)[number];
  readonly owned: boolean;
  readonly version: number;
  readonly since: string;
  readonly dueAt: string;
};

const FINDING = `
  select v.id, v.cve, v.asset, v.kev, v.cvss, v.status, v.owner_id is not null as owned, v.version, v.found_at as since,
    v.due_at as "dueAt"
  from cyber.vulnerability v
  where v.organization_id = $1 and v.status in (${texts(pendingVulnerabilityStates)})`;
const OWNED = `${FINDING} and v.owner_id = $2 and v.due_at < $3::timestamptz + interval '${NEAR_DAYS} days'
  order by v.due_at, v.cvss desc, v.id limit ${MOST_OF_A_KIND}`;
const UNOWNED = `${FINDING} and v.owner_id is null and $2::uuid is not null and v.due_at < $3::timestamptz
  order by v.due_at, v.cvss desc, v.id limit ${MOST_OF_A_KIND}`;

/** Vulnerabilities of the caller whose due date is near or over, and overdue ones of nobody where they lead the response. */
export const vulnerabilities: InboxSource = {
  access: checkVulnerability.access,
  rows: async (ctx) => {
    const args = [ctx.userId, ctx.now];
    const [own, unowned] = await Promise.all([
      ctx.db.read<Finding>(OWNED, args),
      answersForAll(ctx) ? ctx.db.read<Finding>(UNOWNED, args) : [],
    ]);
    return [...own, ...unowned].map(({ id, cve, asset, kev, cvss, status, owned, version, since, dueAt }) =>
      inboxRow('vulnerability', {
        id,
        title: `${status === 'open' ? 'Mitigate' : 'Remediate'} ${cve} on ${asset}`,
        reason: [
          `CVSS ${cvss}`,
          kev && 'known to be exploited',
          vulnerabilityStates[status].label,
          owned ? 'it is yours' : 'it has no owner, and you lead the response',
        ],
        link: `/cyber?vulnerability=${id}`,
        since,
        dueAt,
        actions: [
          status === 'open'
            ? actionFor(ctx, mitigateVulnerability, 'Mitigate', { vulnerabilityId: id, version })
            : undefined,
        ],
      }),
    );
  },
};

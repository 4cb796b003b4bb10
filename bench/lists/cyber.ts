import { CURRENT_DATE, type List } from './list.ts';

const OPEN_INCIDENT = `i.status in ('open', 'investigating', 'contained', 'eradicated', 'recovered')`;
const SEVERITY = `array_position(array['critical', 'high', 'medium', 'low'], i.severity)`;
const PENDING = `v.status in ('open', 'mitigating')`;
/** What is left of an indicator's score after the time since it was last seen. */
const SCORE = `case when n.exempt then n.base_score else n.base_score * (1 - sqrt(
  least(1, greatest(0, extract(epoch from now() - n.last_sighted)) / 10368000)::double precision)) end`;

const WAITING = `exists (select 1 from cyber.clearance_update w where w.clearance_id = c.id and w.status = 'submitted')`;
const CLEARANCE_ORDER = `${WAITING} desc, c.reinvestigation_due nulls last, h.name, c.id`;
const LIVE = `r.status in ('open', 'matching')`;

export const cyberLists: readonly List[] = [
  {
    title: 'Incidents',
    path: '/api/cyber/incidents',
    person: 'analyst@meridian.example',
    table: 'cyber.incident',
    grow: { title: `t.title || ' ' || n`, reported_time: `t.reported_time - n * interval '7 minutes'` },
    items: `
      select i.id, i.title, i.type, i.severity, i.status, i.reported_time as "reportedTime",
        i.assignee_id as "assigneeId", a.name as "assigneeName", i.phi_discovered_at is not null as "phiSuspected",
        i.respond_by, i.responded_at, i.respond_breached_at, i.contain_by, i.contained_at, i.contain_breached_at,
        i.resolve_by, i.resolved_at, i.resolve_breached_at, i.version
      from cyber.incident i left join cyber.person a on a.id = i.assignee_id
      where i.organization_id = $1 order by ${OPEN_INCIDENT} desc, ${SEVERITY}, i.reported_time, i.id limit 25`,
    count: 'select count(*)::int as total from cyber.incident where organization_id = $1',
  },
  {
    title: 'Threats',
    path: '/api/cyber/threats',
    person: 'analyst@meridian.example',
    table: 'cyber.threat',
    grow: {
      title: `t.title || ' ' || n`,
      published_date: `t.published_date - n * interval '7 minutes'`,
      stix_id: `'campaign--' || gen_random_uuid()`,
    },
    items: `
      select t.id, t.title, t.source, t.description, t.published_date as "publishedDate", t.classification, t.severity,
        (select count(*)::int from cyber.threat_indicator l join cyber.indicator n on n.id = l.indicator_id
         where l.organization_id = $1 and l.threat_id = t.id and ${SCORE} >= 30) as "activeIndicators"
      from cyber.threat t where t.organization_id = $1 order by t.published_date desc, t.id limit 25`,
    count: 'select count(*)::int as total from cyber.threat where organization_id = $1',
  },
  {
    title: 'Reports',
    path: '/api/cyber/intel-reports',
    person: 'analyst@meridian.example',
    table: 'cyber.intel_report',
    grow: { title: `t.title || ' ' || n`, created_at: `t.created_at - n * interval '7 minutes'` },
    items: `
      select r.id, r.title, r.body, r.tlp, p.name as "authorName", r.created_at as "createdAt",
        jsonb_array_length(r.threat_ids) as threats
      from cyber.intel_report r left join cyber.person p on p.id = r.author_id
      where r.organization_id = $1 order by r.created_at desc, r.id limit 25`,
    count: 'select count(*)::int as total from cyber.intel_report where organization_id = $1',
  },
  {
    title: 'Vulnerabilities',
    path: '/api/cyber/vulnerabilities',
    person: 'analyst@meridian.example',
    table: 'cyber.vulnerability',
    grow: { asset: `t.asset || '-' || n`, due_at: `t.due_at + n * interval '7 minutes'` },
    items: `
      select v.id, v.cve, v.asset, v.exposed, v.kev, v.automatable, v.total_impact as "totalImpact", v.cvss, v.status,
        v.found_at as "foundAt", v.due_at as "dueAt", v.owner_id as "ownerId", o.name as "ownerName",
        v.checked_at as "checkedAt", v.accepted_until as "acceptedUntil", v.version
      from cyber.vulnerability v left join cyber.person o on o.id = v.owner_id
      where v.organization_id = $1
      order by ${PENDING} desc, v.due_at nulls last, v.cvss desc, v.cve, v.id limit 25`,
    count: `select count(*)::int as total, count(*) filter (where ${PENDING})::int as pending,
        count(*) filter (where ${PENDING} and v.due_at <= now())::int as overdue
      from cyber.vulnerability v where v.organization_id = $1`,
  },
  {
    title: 'Clearances',
    path: '/api/cyber/clearances',
    person: 'org.admin@meridian.example',
    table: 'cyber.clearance',
    grow: { user_id: 'gen_random_uuid()', reinvestigation_due: 't.reinvestigation_due + n' },
    items: `
      select c.id, c.user_id as "userId", h.name as "holderName", c.current_level as "currentLevel",
        c.granted_date as "grantedDate", c.granting_authority as "grantingAuthority",
        c.expiration_date as "expirationDate", c.investigation_status as "investigationStatus",
        c.last_investigation_closed as "lastInvestigationClosed", c.questionnaire_updated as "questionnaireUpdated",
        c.access_ended_at as "accessEndedAt", c.reinvestigation_due as "reinvestigationDue",
        c.reinvestigation_due - ${CURRENT_DATE} as "daysUntilDue", c.verified_at as "verifiedAt", v.name as "verifiedByName",
        (select row_to_json(w) from cyber.clearance_update w where w.clearance_id = c.id and w.status = 'submitted') as waiting,
        c.version
      from cyber.clearance c left join cyber.person h on h.id = c.user_id left join cyber.person v on v.id = c.verified_by
      where c.organization_id = $1 order by ${CLEARANCE_ORDER} limit 25`,
    count: `select count(*)::int as total, count(*) filter (where ${WAITING})::int as waiting
      from cyber.clearance c where c.organization_id = $1`,
  },
  {
    title: 'Rapid deployments',
    path: '/api/cyber/deploy/requests',
    person: 'org.admin@meridian.example',
    table: 'cyber.deploy_request',
    grow: { location: `t.location || ' ' || n`, start_by: 't.start_by + n' },
    items: `
      select r.id, r.clearance, r.work_roles as "workRoles", r.count, r.location, r.start_by as "startBy", r.status,
        a.name as "requestedByName", r.created_at as "createdAt", m.*, r.version
      from (
        select r.* from cyber.deploy_request r where r.organization_id = $1
        order by ${LIVE} desc, r.start_by, r.id limit 25) r
      left join cyber.person a on a.id = r.requested_by_id
      cross join lateral (
        select count(*) filter (where m.status = 'proposed')::int as proposed,
          count(*) filter (where m.status = 'accepted')::int as accepted,
          count(*) filter (where m.status = 'deployed')::int as deployed
        from cyber.deploy_match m where m.organization_id = $1 and m.request_id = r.id) m
      order by ${LIVE} desc, r.start_by, r.id`,
    count: 'select count(*)::int as total from cyber.deploy_request where organization_id = $1',
  },
];

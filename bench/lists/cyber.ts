import type { List } from './list.ts';

const OPEN_INCIDENT = `i.status in ('open', 'investigating', 'contained', 'eradicated', 'recovered')`;
const SEVERITY = `array_position(array['critical', 'high', 'medium', 'low'], i.severity)`;
const PENDING = `v.status in ('open', 'mitigating')`;
/** What is left of an indicator's score after the time since it was last seen. */
const SCORE = `case when n.exempt then n.base_score else n.base_score * (1 - sqrt(
  least(1, greatest(0, extract(epoch from now() - n.last_sighted)) / 10368000)::double precision)) end`;

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
      stix_id: 'null',
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
];

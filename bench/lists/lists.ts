/** A list of the product at its full size, and what one would write for it without anything around. */
export interface List {
  readonly title: string;
  /** Address at the product. */
  readonly path: string;
  /** Who reads all of it. */
  readonly person: string;
  readonly table: string;
  /** What differs from row to row where rows are copied: an expression over the row `t` and the number `n` of the copy. */
  readonly grow: Readonly<Record<string, string>>;
  /** A page of it; `$1` is the organization. */
  readonly items: string;
  readonly count: string;
}

/** Rows every list has. */
export const ROWS = 10_000;

const OPEN_INCIDENT = `i.status in ('open', 'investigating', 'contained', 'eradicated', 'recovered')`;
const SEVERITY = `array_position(array['critical', 'high', 'medium', 'low'], i.severity)`;
const WAITING = `(c.revoked_at is null and (c.verified_at is null or c.id in (
  select w.credential_id from healthcare.credential_renewal w where w.organization_id = $1 and w.status = 'submitted')))`;
/** What is left of an indicator's score after the time since it was last seen. */
const SCORE = `case when n.exempt then n.base_score else n.base_score * (1 - sqrt(
  least(1, greatest(0, extract(epoch from now() - n.last_sighted)) / 10368000)::double precision)) end`;

export const lists: readonly List[] = [
  {
    title: 'Deals',
    path: '/api/sales/deals',
    person: 'department.head@meridian.example',
    table: 'sales.deal',
    grow: { name: `t.name || ' ' || n`, last_activity_at: `t.last_activity_at - n * interval '7 minutes'` },
    items: `
      select d.id, d.name, d.account_id as "accountId", a.name as "accountName", d.owner_id as "ownerId",
        p.name as "ownerName", d.stage, d.amount, d.close_date as "closeDate", d.source, d.competitor,
        d.loss_reason as "lossReason", d.last_activity_at as "lastActivityAt", d.version,
        (d.stage in ('prospect', 'qualified', 'proposal', 'negotiation')
          and d.last_activity_at < now() - interval '30 days') as stalled
      from sales.deal d join sales.account a on a.id = d.account_id left join sales.person p on p.id = d.owner_id
      where d.organization_id = $1 order by d.last_activity_at desc, d.id limit 25`,
    count: 'select count(*)::int as total from sales.deal where organization_id = $1',
  },
  {
    title: 'Credentials',
    path: '/api/healthcare/credentials',
    person: 'org.admin@meridian.example',
    table: 'healthcare.credential',
    grow: { number: `t.number || '-' || n`, expiration_date: 't.expiration_date + n' },
    items: `
      select c.id, c.name, c.kind, c.issuer, c.number, c.state, c.issued_at as "issuedAt",
        c.expiration_date as "expirationDate", c.expiration_date - current_date as "daysLeft",
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
];

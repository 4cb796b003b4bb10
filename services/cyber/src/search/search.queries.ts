import { deployStates } from '@talent-os/contracts/cyber/deploy-states.js';
import { incidentStates, severityLabels } from '@talent-os/contracts/cyber/incident-states.js';
import { vulnerabilityStates } from '@talent-os/contracts/cyber/vulnerability-kinds.js';
import type { Ctx } from '@talent-os/service-kit';
import {
  calledSql,
  daySql,
  detailSql,
  searchSql,
  type FoundRow,
  type SearchRequest,
} from '@talent-os/service-kit/search/search-sql';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { requestsWhere } from '../deploy/deploy.queries.js';
import { incidentsWhere } from '../incidents/incidents.queries.js';

/** Incidents by their title. */
export function incidentsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = incidentsWhere({}, { now: ctx.now, timezone: 'UTC' });
  const state = calledSql('i.status', incidentStates);
  const sql = searchSql(
    {
      schema: 'cyber',
      from: 'cyber.incident i',
      key: 'i.id',
      filters,
      title: 'i.title',
      detail: detailSql(calledSql('i.severity', severityLabels), state, `'reported ' || ${daySql('i.reported_time')}`),
      at: 'i.reported_time',
      latest: 'i.reported_time desc, i.id',
      named: (fits) => `select s.id from cyber.incident_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Threats by their title or source. */
export function threatsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('t.organization_id = $1');
  const sql = searchSql(
    {
      schema: 'cyber',
      from: 'cyber.threat t',
      key: 't.id',
      filters,
      title: 't.title',
      detail: detailSql(calledSql('t.severity', severityLabels), 't.source', daySql('t.published_date')),
      also: ['t.source'],
      at: 't.published_date',
      latest: 't.published_date desc, t.id',
      named: (fits) => `select s.id from cyber.threat_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Vulnerabilities by their number or the asset. */
export function vulnerabilitiesNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('v.organization_id = $1');
  const sql = searchSql(
    {
      schema: 'cyber',
      from: 'cyber.vulnerability v',
      key: 'v.id',
      filters,
      title: `(v.cve || ' on ' || v.asset)`,
      detail: detailSql(
        calledSql('v.status', vulnerabilityStates),
        `'CVSS ' || v.cvss`,
        `'due ' || ${daySql('v.due_at')}`,
      ),
      also: ['v.asset'],
      at: 'v.found_at',
      latest: 'v.found_at desc, v.id',
      named: (fits) => `select s.id from cyber.vulnerability_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Requests for people at short notice by their place. */
export function deploymentsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = requestsWhere({});
  const sql = searchSql(
    {
      schema: 'cyber',
      from: 'cyber.deploy_request r',
      key: 'r.id',
      filters,
      title: 'r.location',
      detail: detailSql(
        `r.count || case when r.count = 1 then ' person' else ' people' end`,
        calledSql('r.status', deployStates),
        `'start by ' || ${daySql('r.start_by')}`,
      ),
      at: 'r.updated_at',
      latest: 'r.start_by desc, r.id',
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

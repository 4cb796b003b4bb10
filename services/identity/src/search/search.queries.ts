import type { Ctx } from '@talent-os/service-kit';
import { detailSql, searchSql, type FoundRow, type SearchRequest } from '@talent-os/service-kit/search/search-sql';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { colleagueRoles } from '../people/colleagues.queries.js';

const TEAM = `(select t.name from identity.team_member m join identity.team t on t.organization_id = $1 and t.id = m.team_id
  where m.organization_id = $1 and m.person_id = p.id order by t.parent_id nulls last, t.name limit 1)`;
/** What tells people of one name apart, whatever they do. */
const EMAIL = `case when exists (select from identity.person o where o.organization_id = $1 and o.id <> p.id
  and o.last_name = p.last_name and o.first_name = p.first_name and o.status = 'active') then p.email end`;

/** Active colleagues by their name or title. */
export function peopleNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters(
    `p.organization_id = $1 and p.status = 'active' and exists (select from identity.role_assignment h
       where h.organization_id = $1 and h.person_id = p.id and h.role_name = any($2))`,
    colleagueRoles,
  );
  const sql = searchSql(
    {
      schema: 'identity',
      from: 'identity.person p',
      key: 'p.id',
      filters,
      title: `(rtrim(p.first_name || ' ' || p.last_name))`,
      detail: detailSql('p.title', `coalesce(p.department, ${TEAM})`, EMAIL),
      also: ['p.title'],
      at: 'p.updated_at',
      latest: 'p.last_name, p.first_name, p.id',
      named: (fits) => `select s.id from identity.person_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

import { ownApplicationStatuses } from '@talent-os/contracts/talent/my-applications.js';
import { applicationStatuses } from '@talent-os/contracts/talent/pipeline.js';
import { positionStatuses } from '@talent-os/contracts/talent/seats.js';
import { inWords } from '@talent-os/contracts/words.js';
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
import { APPLICATION, PERSON } from '../applications/application.sql.js';
import { withinReach } from '../applications/applications.queries.js';
import { CANDIDATE_STATUS } from '../applications/candidate-status.sql.js';
import { nameOf } from '../people/people.sql.js';
import { STAGE_NAME } from '../positions/pipeline.sql.js';
import { PEOPLED, TAKES_PEOPLE } from '../positions/position.sql.js';
import { keptTo } from '../positions/kept-to.js';

/** Seats with a pipeline by their title or team. */
export function positionsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('p.organization_id = $1')
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined)
    .andThat(`(${TAKES_PEOPLE} or ${PEOPLED})`);
  const sql = searchSql(
    {
      schema: 'talent',
      from: 'talent.position p',
      key: 'p.id',
      filters,
      title: 'p.title',
      detail: detailSql('p.department', 'p.location', calledSql('p.status', inWords(positionStatuses))),
      also: ['p.department'],
      at: 'p.opened_at',
      latest: 'p.opened_at desc, p.id',
      named: (fits) => `select s.id from talent.position_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Applications by who applies, or to what. */
export function applicationsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = withinReach(ctx).andThat('$2::timestamptz is not null');
  const status = calledSql('a.status', inWords(applicationStatuses));
  const sql = searchSql(
    {
      schema: 'talent',
      from: APPLICATION,
      joins: PERSON,
      key: 'a.id',
      filters,
      title: `(${nameOf('h')} || ' → ' || p.title)`,
      detail: detailSql(
        `case when a.status = 'active' then coalesce(${STAGE_NAME}, a.stage_key) else ${status} end`,
        'p.department',
        `'applied ' || ${daySql('a.created_at')}`,
      ),
      at: 'a.stage_entered_at',
      latest: 'a.stage_entered_at desc, a.id',
      named: (fits) => `select x.id from talent.application x where x.organization_id = $1
          and x.user_id = any(array(select y.id from talent.person_search y where ${fits('y.text')}))
        union all select x.id from talent.application x where x.organization_id = $1
          and x.position_id = any(array(select y.id from talent.position_search y where ${fits('y.text')}))`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** The caller's own applications by position or team, as they were told of them. */
export function ownApplicationsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('a.organization_id = $1 and a.user_id = $2', ctx.userId);
  const status = `(${CANDIDATE_STATUS})`;
  const sql = searchSql(
    {
      schema: 'talent',
      from: APPLICATION,
      key: 'a.id',
      filters,
      title: 'p.title',
      detail: detailSql(
        `case when ${status} = 'active' then coalesce(${STAGE_NAME}, a.stage_key) else ${calledSql(status, ownApplicationStatuses)} end`,
        'p.department',
        `'applied ' || ${daySql('a.created_at')}`,
      ),
      also: ['p.department'],
      at: 'a.created_at',
      latest: 'a.created_at desc, a.id',
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

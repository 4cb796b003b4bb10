import { goalStates } from '@talent-os/contracts/productivity/goal-states.js';
import { taskStates } from '@talent-os/contracts/productivity/task-states.js';
import type { Ctx } from '@talent-os/service-kit';
import { clockIn } from '../clock.js';
import {
  calledSql,
  daySql,
  detailSql,
  searchSql,
  type FoundRow,
  type SearchRequest,
} from '@talent-os/service-kit/search/search-sql';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { argsOf, viewerOf, visibleTo } from '../goals/viewer.js';
import { tasksWhere } from '../tasks/tasks.queries.js';

/** The caller's tasks by their title. */
export function tasksNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = tasksWhere(ctx, {}, clockIn('UTC', ctx.now));
  const sql = searchSql(
    {
      schema: 'productivity',
      from: 'productivity.task t',
      key: 't.id',
      filters,
      title: 't.title',
      detail: detailSql(calledSql('t.status', taskStates), `'due ' || ${daySql('t.due')}`),
      at: 't.updated_at',
      latest: 't.updated_at desc, t.id',
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Goals the caller may see by their title. */
export async function goalsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters(`g.organization_id = $1 and ${visibleTo('g')}`, ...argsOf(await viewerOf(ctx)));
  const sql = searchSql(
    {
      schema: 'productivity',
      from: 'productivity.goal g',
      key: 'g.id',
      filters,
      title: 'g.title',
      detail: detailSql(
        `case when g.owner_id = $2 then 'Mine' when g.visibility = 'team' then 'Team' else 'Organization' end`,
        calledSql('g.status', goalStates),
        `'until ' || ${daySql('g.period_end')}`,
      ),
      at: 'g.updated_at',
      latest: 'g.period_end desc, g.id',
      named: (fits) => `select s.id from productivity.goal_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

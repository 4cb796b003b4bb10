import { planStates } from '@talent-os/contracts/talent/onboarding-states.js';
import { requisitionStates } from '@talent-os/contracts/talent/requisition-states.js';
import { transitionStates } from '@talent-os/contracts/talent/transition-states.js';
import type { Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import {
  calledSql,
  daySql,
  detailSql,
  searchSql,
  type FoundRow,
  type SearchRequest,
} from '@talent-os/service-kit/search/search-sql';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { plansWhere } from '../onboarding/plan.sql.js';
import { leaderFor } from '../onboarding/whose.js';
import { nameOf, person } from '../people/people.sql.js';
import { OPEN_TO_ME_SQL } from '../positions/position.queries.js';
import { requisitionsWhere } from '../requisitions/requisitions.queries.js';
import { callerOf } from '../transitions/caller.js';
import { FROM_SEAT, TO, transitionsWhere } from '../transitions/transitions.queries.js';

/** Requests for seats by their title or team. */
export function requisitionsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = requisitionsWhere(ctx);
  const sql = searchSql(
    {
      schema: 'talent',
      from: 'talent.requisition r',
      key: 'r.id',
      filters,
      title: 'r.title',
      detail: detailSql('r.department', calledSql('r.status', requisitionStates), `r.headcount || ' requested'`),
      also: ['r.department'],
      at: 'r.updated_at',
      latest: 'r.updated_at desc, r.id',
      named: (fits) => `select s.id from talent.requisition_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Moves the caller steers by who moves or to where. */
export function transitionsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = transitionsWhere(callerOf(ctx), {});
  const name = nameOf('person');
  const sql = searchSql(
    {
      schema: 'talent',
      from: `talent.transition t ${TO} ${FROM_SEAT} ${person('person', 't.employee_id')}`,
      key: 't.id',
      filters,
      title: `(${name} || ' → ' || s.title)`,
      detail: detailSql(calledSql('t.status', transitionStates), 's.department', daySql('t.effective_date')),
      also: ['f.title'],
      at: 't.updated_at',
      latest: 't.effective_date desc, t.id',
      named: (fits) => `select x.id from talent.transition x where x.organization_id = $1
          and x.employee_id = any(array(select y.id from talent.person_search y where ${fits('y.text')}))
        union all select x.id from talent.transition x where x.organization_id = $1
          and x.to_position_id = any(array(select y.id from talent.position_search y where ${fits('y.text')}))`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Onboarding plans by the newcomer or their title. */
export async function plansNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = plansWhere({}, await todayOf(ctx), leaderFor(ctx)).andThat('$2::date is not null');
  const sql = searchSql(
    {
      schema: 'talent',
      from: 'talent.onboarding_plan p',
      key: 'p.id',
      filters,
      title: 'p.employee_name',
      detail: detailSql('p.title', calledSql('p.status', planStates), `'starts ' || ${daySql('p.start_date')}`),
      also: ['p.title'],
      at: 'p.updated_at',
      latest: 'p.start_date desc, p.id',
      named: (fits) => `select s.id from talent.onboarding_plan_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Internal positions open to the caller by their title or team. */
export function opportunitiesNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters(OPEN_TO_ME_SQL, ctx.principal.roleIndustries);
  const sql = searchSql(
    {
      schema: 'talent',
      from: 'talent.position p',
      key: 'p.id',
      filters,
      title: 'p.title',
      detail: detailSql('p.department', 'p.location'),
      also: ['p.department'],
      at: 'p.opened_at',
      latest: 'p.opened_at desc, p.id',
      named: (fits) => `select s.id from talent.position_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

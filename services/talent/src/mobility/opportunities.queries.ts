import type { Ctx, RawJson } from '@talent-os/service-kit';
import type { Output } from '@talent-os/contracts';
import type { listOpportunities } from '@talent-os/contracts/talent/mobility.js';
import { OPEN_TO_ME_SQL } from '../positions/position.queries.js';
import { readinessOf, type Need } from '../skills/readiness.rules.js';
import { needsOf } from '../skills/skill.queries.js';
import type { Opportunity } from './search.rules.js';

const LIST = `
  select coalesce(json_agg(json_build_object(
    'title', p.title, 'department', p.department, 'location', p.location, 'description', p.description
  ) order by p.opened_at desc, p.id), '[]')::text as json
  from talent.position p where ${OPEN_TO_ME_SQL}`;

/** Internal positions open to the caller, newest first, as Postgres writes them. */
export const internalPositions = (ctx: Ctx): Promise<RawJson<Output<typeof listOpportunities>>> =>
  ctx.db.json(LIST, [ctx.principal.roleIndustries]);

const WITH_NEEDS = `
  select p.id, p.title, p.department, p.location, p.description, p.opened_at as "openedAt",
    (select e.status from talent.interest_expression e
     where e.organization_id = $1 and e.user_id = $3 and e.position_id = p.id and e.status in ('pending', 'approved')
     order by e.created_at desc limit 1) as "myStatus",
    ${needsOf('$3')} as needs
  from talent.position p where ${OPEN_TO_ME_SQL}`;

type Row = Omit<Opportunity, 'readiness' | 'parts'> & { readonly needs: readonly Need[] };

/** The same positions with how ready the caller is for each. All of them: readiness is a rule, so it sorts outside of SQL. */
export async function opportunitiesOf(ctx: Ctx): Promise<Opportunity[]> {
  const rows = await ctx.db.read<Row>(WITH_NEEDS, [ctx.principal.roleIndustries, ctx.userId]);
  return rows.map(({ needs, ...row }) => ({ ...row, ...readinessOf(needs) }));
}

const PENDING = `
  select count(*)::int as count from talent.interest_expression e
  where e.organization_id = $1 and e.user_id = $2 and e.status = 'pending'`;

/** Expressions of interest the caller has open. */
export const pendingOf = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.readOne<{ count: number }>(PENDING, [ctx.userId]))?.count ?? 0;

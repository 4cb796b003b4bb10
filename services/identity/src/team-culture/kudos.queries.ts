import type { Input, Output } from '@talent-os/contracts';
import type { listKudos } from '@talent-os/contracts/identity/kudos.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';

const JOINS = {
  f: 'left join identity.person f on f.organization_id = $1 and f.id = g.from_id',
  t: 'left join identity.person t on t.organization_id = $1 and t.id = g.to_id',
};
const ORDER = 'g.created_at desc, g.id desc';

/** Kudos of a team, newest first. */
export function kudosOf(
  ctx: Ctx,
  { teamId, page }: Input<typeof listKudos>,
): Promise<RawJson<Output<typeof listKudos>>> {
  const filters = new Filters('g.organization_id = $1 and g.team_id = $2', teamId);
  const me = filters.arg(ctx.userId);
  const item = `
    g.id, g.from_id as "fromId", rtrim(f.first_name || ' ' || f.last_name) as "fromName", g.to_id as "toId",
    rtrim(t.first_name || ' ' || t.last_name) as "toName", g.text, g.created_at as "givenAt",
    json_build_object('do', case when g.from_id = ${me} then '["withdraw"]'::json else '[]'::json end) as may`;
  return ctx.db.json(
    listJson({ table: 'identity.kudos g', joins: JOINS, filters, order: ORDER, item, page }),
    filters.args,
  );
}

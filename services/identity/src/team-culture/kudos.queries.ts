import type { Input, Output } from '@talent-os/contracts';
import type { listKudos } from '@talent-os/contracts/identity/kudos.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';

const JOINS = {
  f: 'left join identity.person f on f.organization_id = $1 and f.id = k.from_id',
  t: 'left join identity.person t on t.organization_id = $1 and t.id = k.to_id',
};
const ORDER = 'k.created_at desc, k.id desc';

/** Kudos of a team, newest first. */
export function kudosOf(
  ctx: Ctx,
  { teamId, page }: Input<typeof listKudos>,
): Promise<RawJson<Output<typeof listKudos>>> {
  const filters = new Filters('k.organization_id = $1 and k.team_id = $2', teamId);
  const me = filters.arg(ctx.userId);
  const item = `
    k.id, k.from_id as "fromId", rtrim(f.first_name || ' ' || f.last_name) as "fromName", k.to_id as "toId",
    rtrim(t.first_name || ' ' || t.last_name) as "toName", k.text, k.created_at as "givenAt",
    json_build_object('do', case when k.from_id = ${me} then '["withdraw"]'::json else '[]'::json end) as may`;
  return ctx.db.json(
    listJson({ table: 'identity.kudos k', joins: JOINS, filters, order: ORDER, item, page }),
    filters.args,
  );
}

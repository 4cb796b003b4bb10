/** How many lost deals an asset `a` is to be looked at for. */
export const FLAGS = `(select count(*)::int from sales.asset_flag f
  where f.organization_id = $1 and f.asset_id = a.id and f.settled_at is null)`;

import { scopeOf, type Input, type Output } from '@talent-os/contracts';
import type { listAccounts } from '@talent-os/contracts/sales/deals.js';
import { DomainError, type Ctx, type RawJson, type Reader, type Transaction } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';

/** Names a picker offers at once. */
const PICKED = 50;

export const ACCOUNTS = `
  sales.account a
  join sales.territory t on t.organization_id = a.organization_id and t.id = a.territory_id and t.status = 'active'`;

/** Accounts the caller may see: the ones of own territories, or of the organization. */
export const accountsWhere = (ctx: Ctx) =>
  new Filters('a.organization_id = $1').and(
    (value) => `t.owner_id = ${value}`,
    scopeOf(ctx.ability, 'Territory') === 'organization' ? undefined : ctx.userId,
  );

export function pickAccounts(
  ctx: Ctx,
  { search }: Input<typeof listAccounts>,
): Promise<RawJson<Output<typeof listAccounts>>> {
  const filters = accountsWhere(ctx).and(holdingWords('sales', 'a.name'), containingWords(search));
  return ctx.db.json(
    `select json_build_object('items', coalesce(json_agg(picked), '[]'::json))::text from (
       select a.id, a.name, t.name as "territoryName" from ${ACCOUNTS} where ${filters.where} order by a.name, a.id limit ${PICKED}) picked`,
    filters.args,
  );
}

/** The account, locked against a move to another territory; 404 where the caller may not see it. */
export async function visibleAccount(tx: Transaction, ctx: Ctx, accountId: string) {
  const filters = accountsWhere(ctx).and((value) => `a.id = ${value}`, accountId);
  const [account] = await tx.execute<{ id: string; name: string; territoryId: string; ownerId: string }>(
    `select a.id, a.name, a.territory_id as "territoryId", t.owner_id as "ownerId" from ${ACCOUNTS} where ${filters.where} for update of a`,
    filters.args,
  );
  if (!account) throw new DomainError('resource.missing');
  return account;
}

type Named = { readonly id: string; readonly name: string };

/** Those of some accounts the caller may see. */
export async function visibleAccounts(db: Reader, ctx: Ctx, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { where, args } = accountsWhere(ctx).and((value) => `a.id = any(${value}::uuid[])`, [...ids]);
  return db.read<Named>(`select a.id, a.name from ${ACCOUNTS} where ${where}`, args);
}

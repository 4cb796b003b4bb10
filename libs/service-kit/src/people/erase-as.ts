import type { Ctx } from '../context.js';
import type { Transaction } from '../database/transaction.js';

/** Tables whose rows say who made them, as far as the service may change that. */
const AUTHORED = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.columns
  where column_name = 'created_by'
    and has_column_privilege(format('%I.%I', table_schema, table_name), 'created_by', 'update')
  order by 1`;

/**
 * Erases what a service keeps of a person, in one transaction and as themselves: what the database shows to nobody but its
 * owner is erased as well. What they made for others stays, and says no more who made it.
 */
export const eraseAs = (ctx: Ctx, userId: string, erase: (tx: Transaction) => Promise<unknown>): Promise<void> =>
  ctx.forOrganization(ctx.organizationId, userId).db.write(async (tx) => {
    await erase(tx);
    const manager = await tx.typeorm();
    const tables = (await manager.query(AUTHORED)) as readonly { readonly name: string }[];
    for (const { name } of tables)
      await manager.query(`update ${name} set created_by = null where organization_id = $1 and created_by = $2`, [
        ctx.organizationId,
        userId,
      ]);
  }, 'bookkeeping');

import type { Ctx } from '../context.js';
import type { Transaction } from '../database/transaction.js';

// By the numbers of the catalogue: a name that is looked up is refused where its schema is somebody else's.
/** Tables whose rows say who made them, as far as the service may change that. */
const AUTHORED = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and has_schema_privilege(n.oid, 'usage') and exists (
    select from pg_attribute a
    where a.attrelid = c.oid and a.attname = 'created_by' and has_column_privilege(c.oid, a.attnum, 'update'))
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

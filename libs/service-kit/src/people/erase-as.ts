import type { Ctx } from '../context.js';
import type { Transaction } from '../database/transaction.js';

// By the numbers of the catalogue: a name that is looked up is refused where its schema is somebody else's.
const OWN_TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and has_schema_privilege(n.oid, 'usage')`;

/** Tables whose rows say who made them, as far as the service may change that. */
const AUTHORED = `${OWN_TABLES} and exists (
    select from pg_attribute a
    where a.attrelid = c.oid and a.attname = 'created_by' and has_column_privilege(c.oid, a.attnum, 'update'))
  order by 1`;

/** Where the service keeps what it was asked to do later. */
const JOBS = `${OWN_TABLES} and c.relname = 'job' and has_table_privilege(c.oid, 'update')`;
/** Jobs that name somebody: `$2` are their id and what else they are known by. */
const NAMING = `organization_id = $1 and exists (
  select 1 from unnest($2::text[]) word where strpos(lower(concat_ws(' ', data, error)), lower(word)) > 0)`;

type Named = readonly { readonly name: string }[];

/** Empties jobs that are over and name somebody. Answers whether none waits that does: it goes on with what it was given. */
export async function forgetJobs(ctx: Ctx, tx: Transaction, words: readonly string[]): Promise<boolean> {
  const manager = await tx.typeorm();
  const args = [ctx.organizationId, words];
  let waiting = 0;
  for (const { name } of (await manager.query(JOBS)) as Named) {
    await manager.query(`update ${name} set data = '{}', error = null where status <> 'pending' and ${NAMING}`, args);
    const open = (await manager.query(
      `select 1 from ${name} where status = 'pending' and ${NAMING}`,
      args,
    )) as unknown[];
    waiting += open.length;
  }
  return waiting === 0;
}

/**
 * Erases what a service keeps of a person, in one transaction and as themselves: what the database shows to nobody but its
 * owner is erased as well. What they made for others stays, and says no more who made it. Answers whether nothing of theirs
 * is still to be done. `called`: what names them besides their id.
 */
export const eraseAs = (
  ctx: Ctx,
  userId: string,
  erase: (tx: Transaction) => Promise<unknown>,
  called: readonly string[] = [],
): Promise<boolean> =>
  ctx.forOrganization(ctx.organizationId, userId).db.write(async (tx) => {
    await erase(tx);
    const manager = await tx.typeorm();
    for (const { name } of (await manager.query(AUTHORED)) as Named)
      await manager.query(`update ${name} set created_by = null where organization_id = $1 and created_by = $2`, [
        ctx.organizationId,
        userId,
      ]);
    return forgetJobs(ctx, tx, [userId, ...called]);
  }, 'bookkeeping');

import type { Ctx, Reader } from '@talent-os/service-kit';
import type { KeyRing } from '@talent-os/service-kit/sealing/key-ring';
import { rewrap, type SecretPlace } from '@talent-os/service-kit/sealing/seal';

/** Secrets of one kind wrapped again in one round. */
const BATCH = 500;

/** Where sealed texts are kept, and what binds each to its place: owner, field and version. */
const kinds = [
  { table: 'llm_provider', sealed: 'sealed_key', owner: 'id', field: 'key', version: 'key_version' },
  { table: 'phi_vault', sealed: 'sealed', owner: 'session_id', field: 'placeholders', version: '1' },
] as const;
type Kind = (typeof kinds)[number];
type SecretRow = Pick<SecretPlace, 'owner' | 'version'> & { readonly id: string; readonly sealed: string };

/** Organizations that have ever sealed something. */
export const secretHolders = (db: Reader): Promise<{ organizationId: string }[]> =>
  db.read('select organization_id as "organizationId" from chat.secret_holder order by 1');

/** Wraps again what an earlier key of the ring has sealed in the organization of `ctx`; answers how much. */
export async function rewrapAll(ctx: Ctx, ring: KeyRing): Promise<number> {
  let done = 0;
  for (const kind of kinds)
    for (const row of await underEarlierKeys(ctx, kind, ring)) if (await rewrapped(ctx, kind, row, ring)) done += 1;
  return done;
}

/** One that was tampered with only reaches the log: the rest is not to wait for it. */
const rewrapped = (ctx: Ctx, kind: Kind, row: SecretRow, ring: KeyRing): Promise<boolean> =>
  rewrapOne(ctx, kind, row, ring).catch((error: unknown) => {
    ctx.log.error({ err: error, table: kind.table, id: row.id }, 'a secret was not wrapped again');
    return false;
  });

/** Ids of keys that have sealed something in the organization of `ctx` and that the ring does not have. */
export async function missingKeys(ctx: Ctx, { known }: KeyRing): Promise<string[]> {
  const found = await Promise.all(
    kinds.map(({ table, sealed }) =>
      ctx.db.read<{ kekId: string }>(
        `select distinct split_part(${sealed}, '.', 2) as "kekId" from chat.${table}
         where organization_id = $1 and split_part(${sealed}, '.', 2) <> all($2::text[])`,
        [[...known.keys()]],
      ),
    ),
  );
  return [...new Set(found.flat().map(({ kekId }) => kekId))];
}

const underEarlierKeys = (ctx: Ctx, { table, sealed, owner, version }: Kind, { current, known }: KeyRing) =>
  ctx.db.read<SecretRow>(
    `select id, ${owner} as owner, ${version} as version, ${sealed} as sealed from chat.${table}
     where organization_id = $1 and split_part(${sealed}, '.', 2) = any($2::text[]) limit ${BATCH}`,
    [[...known.keys()].filter((id) => id !== current.id)],
  );

/** Not where it was sealed anew meanwhile. The row's version stays: nobody who edits it has been overtaken. */
async function rewrapOne(ctx: Ctx, { table, field, ...kind }: Kind, row: SecretRow, ring: KeyRing): Promise<boolean> {
  const place = { part: 'chat', organizationId: ctx.organizationId, owner: row.owner, field, version: row.version };
  const again = rewrap(row.sealed, place, ring);
  const sql = `update chat.${table} set ${kind.sealed} = $4
    where organization_id = $1 and id = $2 and ${kind.sealed} = $3 returning id`;
  const changed = await ctx.db.write((tx) => tx.execute(sql, [row.id, row.sealed, again]), 'bookkeeping');
  return changed.length > 0;
}

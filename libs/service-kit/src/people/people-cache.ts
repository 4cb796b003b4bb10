import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { daysBefore } from '../calendar.js';
import type { Ctx } from '../context.js';
import { DomainError } from '../domain-error.js';

/** Names are asked for again after this many days. */
export const FRESH_DAYS = 1;
/** A name found fresh is not looked at again for this long, in milliseconds. */
const TRUSTED_MS = 60 * 60_000;
const MOST_TRUSTED = 10_000;

/** Writes names into a service's table `person`: `$2` the ids, `$3` their names, `$4` now. */
export const keepNames = (service: string) => `
  insert into ${service}.person (id, organization_id, name, created_at, updated_at)
  select id, $1::uuid, name, $4::timestamptz, $4::timestamptz from unnest($2::uuid[], $3::text[]) as told (id, name)
  on conflict (id) do update set name = excluded.name, updated_at = excluded.updated_at, version = person.version + 1`;

/**
 * For a service whose lists join the names of people: a function that sees to it that they stand in its own table
 * `person`. It asks the identity service for the ones that are missing or have not been asked for lately; an old name is
 * better than no list. Call it before the transaction that needs the names: it throws inside of one, and in a listener,
 * whose first transaction is the event's.
 */
export function peopleCacheOf(service: string): (ctx: Ctx, everybody: readonly string[]) => Promise<void> {
  const known = `select id, updated_at >= $3 as fresh from ${service}.person where organization_id = $1 and id = any($2)`;
  /** People this process has found fresh in the table, with the moment to look again. */
  const freshUntil = new Map<string, number>();

  return async (ctx, everybody) => {
    const ids = everybody.filter((id) => (freshUntil.get(id) ?? 0) <= ctx.now.getTime());
    if (ids.length === 0) return;
    const rows = await ctx.db.read<{ id: string; fresh: boolean }>(known, [ids, daysBefore(ctx.now, FRESH_DAYS)]);
    if (freshUntil.size > MOST_TRUSTED) freshUntil.clear();
    for (const { id, fresh } of rows) if (fresh) freshUntil.set(id, ctx.now.getTime() + TRUSTED_MS);
    const wanted = ids.filter((id) => !rows.some((one) => one.id === id && one.fresh));
    if (wanted.length === 0) return;
    const haveOldOnes = wanted.every((id) => rows.some((one) => one.id === id));
    const told = await namesOf(ctx, wanted, haveOldOnes);
    if (told.length === 0) return;
    const args = [told.map(({ id }) => id), told.map(({ name }) => name), ctx.now];
    await ctx.db.write((tx) => tx.execute(keepNames(service), args), 'bookkeeping');
  };
}

async function namesOf(ctx: Ctx, ids: string[], haveOldOnes: boolean) {
  try {
    return (await ctx.call(namePeople, { ids })).people;
  } catch (error) {
    if (haveOldOnes && error instanceof DomainError) return [];
    throw error;
  }
}

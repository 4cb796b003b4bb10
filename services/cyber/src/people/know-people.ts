import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { Refused, type Ctx, type Transaction } from '@talent-os/service-kit';
import { daysBefore } from '../calendar.js';

/** Names are asked for again after this many days. */
const FRESH_DAYS = 1;

/** People this process has found fresh in the table, with the moment to look again. */
const freshUntil = new Map<string, number>();

const KNOWN = 'select id, updated_at >= $3 as fresh from cyber.person where organization_id = $1 and id = any($2)';
const KEEP = `
  insert into cyber.person (id, organization_id, name, created_at, updated_at)
  select id, $1::uuid, name, $4::timestamptz, $4::timestamptz from unnest($2::uuid[], $3::text[]) as told (id, name)
  on conflict (id) do update set name = excluded.name, updated_at = excluded.updated_at, version = person.version + 1`;

/**
 * Sees to it that the names of these people stand in our own table, where the lists join them. Asks the identity
 * service for the ones it does not know or has not asked for lately; an old name is better than no list.
 */
export async function knowPeople(tx: Transaction, ctx: Ctx, everybody: readonly string[]): Promise<void> {
  const ids = everybody.filter((id) => (freshUntil.get(id) ?? 0) <= ctx.now.getTime());
  if (ids.length === 0) return;
  const known = await tx.rows<{ id: string; fresh: boolean }>(KNOWN, [ids, daysBefore(ctx.now, FRESH_DAYS)]);
  if (freshUntil.size > 10_000) freshUntil.clear();
  for (const { id, fresh } of known) if (fresh) freshUntil.set(id, ctx.now.getTime() + 60 * 60_000);
  const wanted = ids.filter((id) => !known.some((one) => one.id === id && one.fresh));
  if (wanted.length === 0) return;
  const told = await namesOf(
    ctx,
    wanted,
    wanted.every((id) => known.some((one) => one.id === id)),
  );
  if (told.length > 0) await tx.rows(KEEP, [told.map(({ id }) => id), told.map(({ name }) => name), ctx.now]);
}

async function namesOf(ctx: Ctx, ids: string[], haveOldOnes: boolean) {
  try {
    return (await ctx.call(namePeople, { ids })).people;
  } catch (error) {
    if (haveOldOnes && error instanceof Refused) return [];
    throw error;
  }
}

/** The name of somebody known here. */
export async function nameIn(tx: Transaction, id: string): Promise<string> {
  const [found] = await tx.rows<{ name: string }>(
    'select name from cyber.person where organization_id = $1 and id = $2',
    [id],
  );
  return found?.name ?? 'Former colleague';
}

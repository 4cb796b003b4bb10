import { rightsChanged } from '@talent-os/contracts/identity/events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';

/** Locked in one order, so that two changes at once wait for each other and not in a circle. */
const OPEN = `
  select id, tokens_at as "tokensAt" from identity.session
  where organization_id = $1 and ended_at is null and expires_at > $2 and ($3::uuid[] is null or person_id = any($3))
  order by id for update`;

/**
 * Ends the access tokens these people were given so far, or everybody in the organization where none are named. Their
 * sessions go on: the next token has the rights they have by then. To be called in the transaction that changes the
 * rights, after the rows they are read from are locked; see `lockRights`.
 */
export async function renewRights(ctx: Ctx, tx: Transaction, personIds?: readonly string[]): Promise<void> {
  const open = await tx.execute<{ id: string; tokensAt: string }>(OPEN, [ctx.now, personIds ?? null]);
  // No clock of another machine has issued a later one.
  const before = open.reduce(
    (latest, { tokensAt }) => Math.max(latest, Date.parse(tokensAt) + 1),
    Math.max(ctx.now.getTime(), Date.now()),
  );
  const from = new Date(before);
  await tx.execute(`update identity.session set tokens_at = $3 where organization_id = $1 and id = any($2::uuid[])`, [
    open.map(({ id }) => id),
    from,
  ]);
  await tx.execute(
    `insert into identity.revocation (session_id, organization_id, before)
     select distinct name, $1::uuid, $3::timestamptz from unnest($2::uuid[]) as named (name)
     on conflict (session_id) do update set before = greatest(revocation.before, excluded.before)`,
    [personIds ?? [ctx.organizationId], from],
  );
  for (const userId of personIds ?? [null]) ctx.emit(rightsChanged, { userId, before: from.toISOString() });
}

/**
 * Holds what a person's rights are read from until the end of the transaction: whoever changes them waits, and sees the
 * session that is opened meanwhile.
 */
export async function lockRights(tx: Transaction, personId: string): Promise<void> {
  await tx.execute(
    `select 1 from identity.person p join identity.organization o on o.organization_id = $1
      where p.organization_id = $1 and p.id = $2 for share`,
    [personId],
  );
}

/** Holds the rights of these people against whoever reads them for a new session. */
export async function lockPeople(tx: Transaction, personIds: readonly string[]): Promise<void> {
  await tx.execute(
    `select 1 from identity.person where organization_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    [personIds],
  );
}

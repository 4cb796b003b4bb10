import type { AuthorizationKind } from '@talent-os/contracts/identity/authorization-records.js';
import type { Ctx, Reader, Transaction } from '@talent-os/service-kit';
import { PLATFORM_ORGANIZATION } from '@talent-os/service-kit';
import { hashOfToken } from '../links/link-token.js';
import { ANYWHERE } from '../untenanted.js';

/** A context for the records: a signed-in caller's own serves as well as the platform's. */
export const recordsOf = (ctx: Ctx): Ctx => (ctx.caller ? ctx : ctx.forOrganization(PLATFORM_ORGANIZATION));

type KeptRecord = { readonly payload: Record<string, unknown>; readonly consumedAt: string | null };

/** The record with this id, while it is good. */
export const recordWith = (
  db: Reader,
  kind: AuthorizationKind,
  id: string,
  now: Date,
): Promise<KeptRecord | undefined> =>
  db.readOne<KeptRecord>(
    `select payload, consumed_at as "consumedAt" from identity.authorization_record
      where ${ANYWHERE} and kind = $2 and hash = $3 and expires_at > $4`,
    [kind, hashOfToken(id), now],
  );

type NewRecord = {
  readonly kind: AuthorizationKind;
  readonly id: string;
  readonly payload: Record<string, unknown>;
  readonly grantId: string | undefined;
  readonly expiresAt: Date;
};

/** Keeps a record, or what it says by now. */
export async function keepRecord(tx: Transaction, { kind, id, payload, grantId, expiresAt }: NewRecord): Promise<void> {
  await tx.execute(
    `insert into identity.authorization_record (kind, hash, grant_id, payload, expires_at)
     select $2, $3, $4, $5, $6 where ${ANYWHERE}
     on conflict (kind, hash) do update
       set payload = excluded.payload, grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
    [kind, hashOfToken(id), grantId ?? null, JSON.stringify(payload), expiresAt],
  );
}

/** Notes what the person decided. Of many decisions at once one counts; answers whether it was this one. */
export async function keepDecision(tx: Transaction, requestId: string, result: object, until: Date): Promise<boolean> {
  const kept = await tx.execute(
    `update identity.authorization_record set payload = payload || jsonb_build_object('result', $3::jsonb), expires_at = $4
      where ${ANYWHERE} and kind = 'Interaction' and hash = $2 and not payload ? 'result' returning hash`,
    [hashOfToken(requestId), JSON.stringify(result), until],
  );
  return kept.length > 0;
}

/** Uses a record up. Of many at once one is told that it did. */
export async function consumeRecord(tx: Transaction, kind: AuthorizationKind, id: string, now: Date): Promise<boolean> {
  const used = await tx.execute(
    `update identity.authorization_record set consumed_at = $4
      where ${ANYWHERE} and kind = $2 and hash = $3 and consumed_at is null returning hash`,
    [kind, hashOfToken(id), now],
  );
  return used.length > 0;
}

export async function forgetRecord(tx: Transaction, kind: AuthorizationKind, id: string): Promise<void> {
  await tx.execute(`delete from identity.authorization_record where ${ANYWHERE} and kind = $2 and hash = $3`, [
    kind,
    hashOfToken(id),
  ]);
}

/** Forgets every code and token of an access. */
export async function forgetRecordsOf(tx: Transaction, grantId: string): Promise<void> {
  await tx.execute(`delete from identity.authorization_record where ${ANYWHERE} and grant_id = $2`, [grantId]);
}

/** Keeps an application known as long as somebody lets it in. */
export async function keepClientUntil(tx: Transaction, clientId: string, until: Date): Promise<void> {
  await tx.execute(
    `update identity.authorization_record set expires_at = greatest(expires_at, $3)
      where ${ANYWHERE} and kind = 'Client' and hash = $2`,
    [hashOfToken(clientId), until],
  );
}

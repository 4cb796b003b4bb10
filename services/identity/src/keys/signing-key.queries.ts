import type { Ctx, Reader, Transaction } from '@talent-os/service-kit';
import { PLATFORM_ORGANIZATION } from '@talent-os/service-kit';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import { TOKEN } from '@talent-os/contracts/identity/token.js';
import { seal, type SecretLocation } from '../crypto/envelope.js';
import { ANYWHERE } from '../untenanted.js';
import { nextKeyFrom, publishedKeys } from './key.rules.js';

/** The keys are the platform's: no organization's rows are readable with them. */
export const PRIVATE_KEY: SecretLocation = {
  organizationId: PLATFORM_ORGANIZATION,
  table: 'signing_key',
  column: 'private_key',
};

export type KeyRow = {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly privateKey: string;
  readonly activeFrom: Date;
};
type StoredKeyRow = Omit<KeyRow, 'activeFrom'> & { readonly activeFrom: string };

const KEYS = `select kid, public_jwk as "publicJwk", private_key as "privateKey", active_from as "activeFrom"
  from identity.signing_key where ${ANYWHERE}`;

export const readKeys = async (db: Reader): Promise<KeyRow[]> =>
  (await db.read<StoredKeyRow>(KEYS)).map((row) => ({ ...row, activeFrom: new Date(row.activeFrom) }));

/** Makes the next key where one is due and removes keys nobody verifies with; answers all there are. One process at a time. */
export function ensureKeys(ctx: Ctx): Promise<KeyRow[]> {
  // The keys belong to no organization; a signed-in caller's transaction serves as well as the platform's.
  const home = ctx.caller ? ctx : ctx.forOrganization(PLATFORM_ORGANIZATION);
  return home.db.write(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(hashtext('identity.signing_key')) where ${ANYWHERE}`);
    const keys = await readKeys(tx);
    const activeFrom = nextKeyFrom(keys, home.now);
    const all = activeFrom ? [...keys, await insertKey(tx, activeFrom, home.now)] : keys;
    const published = publishedKeys(all, home.now);
    await tx.execute(`delete from identity.signing_key where ${ANYWHERE} and not kid = any($2::text[])`, [
      published.map((key) => key.kid),
    ]);
    return published;
  }, 'bookkeeping');
}

async function insertKey(tx: Transaction, activeFrom: Date, now: Date): Promise<KeyRow> {
  const pair = await generateKeyPair(TOKEN.algorithm, { extractable: true });
  const kid = randomUUID();
  const publicJwk: JWK = { ...(await exportJWK(pair.publicKey)), kid, alg: TOKEN.algorithm, use: 'sig' };
  const privateKey = seal(JSON.stringify(await exportJWK(pair.privateKey)), PRIVATE_KEY);
  await tx.execute(
    `insert into identity.signing_key (kid, public_jwk, private_key, active_from, created_at)
     select $2::text, $3::jsonb, $4::text, $5::timestamptz, $6::timestamptz where ${ANYWHERE}`,
    [kid, JSON.stringify(publicJwk), privateKey, activeFrom, now],
  );
  return { kid, publicJwk, privateKey, activeFrom };
}

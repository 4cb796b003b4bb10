import { SSO_LIFE_MS } from '@talent-os/contracts/identity/sso.js';
import type { Ctx } from '@talent-os/service-kit';
import { createHash, randomBytes } from 'node:crypto';
import { open, seal, type SecretLocation } from '../crypto/envelope.js';
import { hashOfToken, newLinkToken } from '../links/link-token.js';
import { SsoSignIn } from './sso-sign-in.entity.js';

/** A way to a provider and back that was begun in a browser. */
export type Way = Pick<SsoSignIn, 'id' | 'connectionId' | 'purpose' | 'returnTo'> & {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
};
export type BegunWay = Way & { /** For a cookie of the browser. */ readonly browser: string };

const sealedAt = (ctx: Ctx, column: string): SecretLocation => ({
  organizationId: ctx.organizationId,
  table: 'sso_sign_in',
  column,
});
const random = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

type Beginning = { readonly connectionId: string; readonly returnTo: string };

/** Begins a way, or the test that a ticket stands for; nothing where the ticket is unknown, used or too old. */
export async function beginWay(
  ctx: Ctx,
  base: string,
  of: Beginning | { readonly ticket: string },
): Promise<BegunWay | undefined> {
  const secrets = { nonce: random(), verifier: random(), browser: random() };
  const kept = {
    nonce: secrets.nonce,
    verifier: seal(secrets.verifier, sealedAt(ctx, 'verifier')),
    browserHash: hashOf(secrets.browser),
  };
  const expiresAt = new Date(ctx.now.getTime() + SSO_LIFE_MS);
  if ('ticket' in of) {
    const [row] = await ctx.db.write(
      (tx) =>
        tx.execute<Pick<Way, 'id' | 'connectionId' | 'purpose' | 'returnTo'>>(
          `update identity.sso_sign_in set nonce = $3, verifier = $4, browser_hash = $5, expires_at = $6, updated_at = $7,
             base = $8, version = version + 1
            where organization_id = $1 and state_hash = $2 and browser_hash is null and used_at is null and expires_at > $7
            returning id, connection_id as "connectionId", purpose, return_to as "returnTo"`,
          [hashOfToken(of.ticket), kept.nonce, kept.verifier, kept.browserHash, expiresAt, ctx.now, base],
        ),
      'bookkeeping',
    );
    return row && { ...row, ...secrets, state: of.ticket };
  }
  const state = newLinkToken(ctx.organizationId);
  const values = { ...of, ...kept, base, purpose: 'sign-in' as const, stateHash: hashOfToken(state), expiresAt };
  const { id } = await ctx.db.write((tx) => tx.insert(SsoSignIn, values), 'bookkeeping');
  return { ...of, ...secrets, id, state, purpose: 'sign-in' };
}

/**
 * Uses a way up, for the browser that began it. Nothing where it is another browser's, used or too old: of many who
 * come back at once one does.
 */
export async function endWay(ctx: Ctx, state: string, browser: string | undefined): Promise<Way | undefined> {
  const [row] = await ctx.db.write(
    (tx) =>
      tx.execute<Pick<Way, 'id' | 'connectionId' | 'purpose' | 'returnTo' | 'nonce' | 'verifier'>>(
        `update identity.sso_sign_in set used_at = $4, updated_at = $4, version = version + 1
          where organization_id = $1 and state_hash = $2 and browser_hash = $3 and used_at is null and expires_at > $4
          returning id, connection_id as "connectionId", purpose, return_to as "returnTo", nonce, verifier`,
        [hashOfToken(state), hashOf(browser ?? ''), ctx.now],
      ),
    'bookkeeping',
  );
  return row && { ...row, state, verifier: open(row.verifier, sealedAt(ctx, 'verifier')) };
}

export const sealIdToken = (ctx: Ctx, token: string): string => seal(token, sealedAt(ctx, 'id_token'));
export const openIdToken = (ctx: Ctx, sealed: string): string => open(sealed, sealedAt(ctx, 'id_token'));

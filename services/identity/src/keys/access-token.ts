import type { Principal } from '@talent-os/contracts';
import { TOKEN, type TokenClaims } from '@talent-os/contracts/identity/token.js';
import { SignJWT } from 'jose';
import type { CryptoKey } from 'jose';

type IssuedToken = { readonly accessToken: string; readonly expiresAt: string };

/**
 * Seconds an access token lives: within one idle time of the session it is exchanged thrice, so that nobody who works is
 * taken for idle because one exchange failed.
 */
export const lifeOf = (sessionIdleMinutes: number): number =>
  Math.min(TOKEN.lifeSeconds, (sessionIdleMinutes * 60) / 3);

/** Signs an access token. `issuedAt` is what a revocation compares; it lives for `lifeSeconds`. */
export async function issueToken(
  signer: { readonly kid: string; readonly key: CryptoKey },
  principal: Principal,
  issuedAt: Date,
  lifeSeconds: number,
): Promise<IssuedToken> {
  const iatMs = issuedAt.getTime();
  const iat = Math.floor(iatMs / 1_000);
  const claims: TokenClaims = {
    iss: TOKEN.issuer,
    aud: TOKEN.audience,
    sub: principal.userId,
    sid: principal.sessionId,
    iat,
    exp: iat + lifeSeconds,
    iatMs,
    principal,
  };
  const accessToken = await new SignJWT(claims)
    .setProtectedHeader({ alg: TOKEN.algorithm, kid: signer.kid, typ: 'JWT' })
    .sign(signer.key);
  return { accessToken, expiresAt: new Date(claims.exp * 1_000).toISOString() };
}

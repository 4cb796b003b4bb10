import type { Principal } from '@talent-os/contracts';
import { TOKEN, type TokenClaims } from '@talent-os/contracts/identity/token.js';
import { SignJWT } from 'jose';
import type { CryptoKey } from 'jose';

type Issued = { readonly accessToken: string; readonly expiresAt: string };

/** Signs an access token of fifteen minutes. `issuedAt` is what a revocation compares. */
export async function issueToken(
  signer: { readonly kid: string; readonly key: CryptoKey },
  principal: Principal,
  issuedAt: Date,
): Promise<Issued> {
  const iatMs = issuedAt.getTime();
  const iat = Math.floor(iatMs / 1_000);
  const claims: TokenClaims = {
    iss: TOKEN.issuer,
    aud: TOKEN.audience,
    sub: principal.userId,
    sid: principal.sessionId,
    iat,
    exp: iat + TOKEN.lifeSeconds,
    iatMs,
    principal,
  };
  const accessToken = await new SignJWT(claims)
    .setProtectedHeader({ alg: TOKEN.algorithm, kid: signer.kid, typ: 'JWT' })
    .sign(signer.key);
  return { accessToken, expiresAt: new Date(claims.exp * 1_000).toISOString() };
}

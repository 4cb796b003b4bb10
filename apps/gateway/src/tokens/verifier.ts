import { TOKEN, TokenClaims } from '@talent-os/contracts/identity/token.js';
import type { Principal } from '@talent-os/contracts';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import type { Keys } from './keys.js';
import type { Revocations } from './revocations.js';

export type VerifiedToken = {
  readonly principal: Principal;
  readonly sessionId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
};

const KEPT = 10_000;
/** A token is small; whatever is longer is not one. */
const LONGEST = 4_096;
const LEEWAY_SECONDS = 5;

/**
 * Verifies access tokens. A signature is checked once; expiry and revocation every time.
 */
export class Verifier {
  private readonly known = new Map<string, VerifiedToken>();

  constructor(
    private readonly keys: Keys,
    private readonly revocations: Revocations,
  ) {}

  /** Who sent this `Authorization` header, or nobody. */
  async verify(header: string | undefined): Promise<VerifiedToken | undefined> {
    if (header === undefined || header.length > LONGEST || !/^bearer /i.test(header)) return undefined;
    const token = header.slice('bearer '.length);
    let verified = this.known.get(token);
    if (!verified) {
      verified = await this.check(token);
      if (!verified) return undefined;
      if (this.known.size >= KEPT) this.known.clear();
      this.known.set(token, verified);
    }
    return this.isLive(verified) ? verified : undefined;
  }

  /** Whether a verified token still stands: it may expire or be ended while a stream is open. */
  isLive({ expiresAt, sessionId, issuedAt, principal }: VerifiedToken): boolean {
    if (expiresAt <= Date.now() || this.revocations.isRevoked(sessionId, issuedAt)) return false;
    // What an application holds says nothing of rights: those are asked for, see `ApplicationTokens`.
    if (principal.application) return true;
    const { userId, organizationId } = principal;
    return !this.revocations.isRevoked(userId, issuedAt) && !this.revocations.isRevoked(organizationId, issuedAt);
  }

  /** Calls as soon as a verified token is ended; answers how to hear no more. */
  onEnded(verified: VerifiedToken, act: () => void): () => void {
    return this.revocations.onRevoked(() => {
      if (!this.isLive(verified)) act();
    });
  }

  private async check(token: string): Promise<VerifiedToken | undefined> {
    try {
      const { kid, alg } = decodeProtectedHeader(token);
      if (!kid || alg !== TOKEN.algorithm) return undefined;
      const key = await this.keys.find(kid);
      if (!key) return undefined;
      const { payload } = await jwtVerify(token, key, {
        algorithms: [TOKEN.algorithm],
        issuer: TOKEN.issuer,
        audience: TOKEN.audience,
        clockTolerance: LEEWAY_SECONDS,
      });
      const { principal, sid, iatMs, exp } = TokenClaims.parse(payload);
      return { principal, sessionId: sid, issuedAt: iatMs, expiresAt: exp * 1000 };
    } catch {
      // Whatever is wrong with a token, its bearer is nobody: the answer is 401 and says no more.
      return undefined;
    }
  }
}

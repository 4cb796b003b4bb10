import type { Output } from '@talent-os/contracts';
import { ISSUED_TOKEN, MCP_TOKEN, verifyApplicationToken } from '@talent-os/contracts/identity/application-tokens.js';
import type { Bus } from '@talent-os/service-kit/bus/bus';
import { textOfBody } from '@talent-os/service-kit/bus/call';
import type { VerifiedToken } from './verifier.js';

/** How long identity's word holds, in milliseconds: rights that changed show within five seconds. Revocations show at once. */
const TRUSTED_FOR = 4_000;
const KEPT = 10_000;
const PATIENCE = 2_000;

type CachedToken = { readonly verified: VerifiedToken; readonly until: number };

/** The token of an application in an `Authorization` header; nothing where it is none. */
export function applicationTokenIn(header: string | undefined): string | undefined {
  const token = header !== undefined && /^bearer /i.test(header) ? header.slice('bearer '.length) : '';
  return MCP_TOKEN.form.test(token) || ISSUED_TOKEN.form.test(token) ? token : undefined;
}

/** Whom applications act for. Their tokens say nothing by themselves: identity is asked, and its answer kept for a moment. */
export class ApplicationTokens {
  private readonly known = new Map<string, CachedToken>();

  constructor(
    private readonly bus: Bus,
    private readonly isLive: (verified: VerifiedToken) => boolean,
  ) {}

  /** Whether an answer about this token is at hand: anything else costs identity a look. */
  isKnown(token: string): boolean {
    return (this.known.get(token)?.until ?? 0) > Date.now();
  }

  /** Whom a token lets in; nobody where it is unknown, expired or revoked. `away` where identity cannot be asked. */
  async verify(token: string): Promise<VerifiedToken | 'away' | undefined> {
    const known = this.known.get(token);
    if (known && known.until > Date.now()) return this.isLive(known.verified) ? known.verified : undefined;
    this.known.delete(token);
    const headers = { dl: String(Date.now() + PATIENCE) };
    const reply = await this.bus.request(verifyApplicationToken.name, { headers, body: JSON.stringify({ token }) });
    if (reply.status !== 200) return 'away';
    const { found } = JSON.parse(textOfBody(reply.body)) as Output<typeof verifyApplicationToken>;
    if (!found) return undefined;
    const verified = {
      principal: found.principal,
      sessionId: found.principal.sessionId,
      issuedAt: Date.parse(found.issuedAt),
      expiresAt: Date.parse(found.expiresAt),
    };
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(token, { verified, until: Date.now() + TRUSTED_FOR });
    return this.isLive(verified) ? verified : undefined;
  }
}

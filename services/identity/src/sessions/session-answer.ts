import type { Session } from '@talent-os/contracts/identity/auth.js';
import type { Ctx } from '@talent-os/service-kit';
import { issueToken, lifeOf } from '../keys/access-token.js';
import type { SigningKeys } from '../keys/signing-keys.js';
import type { Account, AssignedRole } from '../people/account.queries.js';
import { principalOf, userOf } from '../people/principal.rules.js';
import type { startSession } from './start-session.js';

export type SessionAnswer = Session;

/** What a person gets who signs in, refreshes or switches role: an access token for one of their roles. */
export async function answerSession(
  ctx: Ctx,
  keys: SigningKeys,
  account: Account,
  at: {
    readonly role: AssignedRole;
    readonly sessionId: string;
    readonly issuedAt: Date;
    readonly provedAt: Date | null;
    readonly providerFactor: boolean | null;
  },
): Promise<SessionAnswer> {
  const principal = {
    // What the provider has asked for is not missing.
    ...principalOf(at.providerFactor ? { ...account, hasFactor: true } : account, at.role, at.sessionId, ctx.now),
    ...(at.provedAt && { provedAt: at.provedAt.getTime() }),
  };
  const life = lifeOf(account.organization.sessionIdleMinutes);
  const token = await issueToken(await keys.signer(ctx), principal, at.issuedAt, life);
  return { ...token, user: userOf(account, at.role) };
}

/** The same for a session that was just opened. */
export const answerOpened = (
  ctx: Ctx,
  keys: SigningKeys,
  { account, role, session }: Awaited<ReturnType<typeof startSession>>,
): Promise<SessionAnswer> =>
  answerSession(ctx, keys, account, {
    role,
    sessionId: session.id,
    issuedAt: session.tokensAt,
    provedAt: session.provedAt,
    providerFactor: session.providerFactor,
  });

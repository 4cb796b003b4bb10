import type { Output } from '@talent-os/contracts';
import type { login } from '@talent-os/contracts/identity/auth.js';
import type { Ctx } from '@talent-os/service-kit';
import { issueToken } from '../keys/access-token.js';
import type { SigningKeys } from '../keys/signing-keys.js';
import type { Account, AssignedRole } from '../people/account.queries.js';
import { principalOf, userOf } from '../people/principal.rules.js';

export type SessionAnswer = Output<typeof login>;

/** What a person gets who signs in, refreshes or switches role: an access token for one of their roles. */
export async function answerSession(
  ctx: Ctx,
  keys: SigningKeys,
  account: Account,
  at: { readonly role: AssignedRole; readonly sessionId: string; readonly issuedAt: Date },
): Promise<SessionAnswer> {
  const principal = principalOf(account, at.role, at.sessionId, ctx.now);
  const token = await issueToken(await keys.signer(ctx), principal, at.issuedAt);
  return { ...token, user: userOf(account, at.role) };
}

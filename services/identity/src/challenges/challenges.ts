import { createHash, randomBytes } from 'node:crypto';
import { CHALLENGE_LIFE_MS } from '@talent-os/contracts/identity/factors.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { hashOfToken, newLinkToken, organizationOf } from '../links/link-token.js';
import { AuthChallenge, type ChallengePurpose } from './auth-challenge.entity.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Challenges of people who are signed in: the session is the browser. */
const inSession: readonly ChallengePurpose[] = ['passkey', 'step-up'];

/** Hash of what only this browser has: the session it is signed in with, or its cookie. Nothing where it has neither. */
function browserOf(ctx: Ctx, purpose: ChallengePurpose): string | undefined {
  const secret = inSession.includes(purpose) ? ctx.principal.sessionId : ctx.meta.refreshCookie;
  return secret && hashOf(secret);
}

/** A cookie for a browser that has none. It is no refresh token, and opens nothing. */
function giveCookie(ctx: Ctx): string {
  const value = `challenge.${randomBytes(32).toString('base64url')}`;
  ctx.setRefreshCookie({ value, expires: new Date(ctx.now.getTime() + CHALLENGE_LIFE_MS) });
  return hashOf(value);
}

type ChallengeSubject = Partial<Pick<AuthChallenge, 'personId' | 'roleId' | 'device' | 'ssoSignInId'>>;

/** Makes a challenge for the browser that asks. Answers its secret, which is kept nowhere; WebAuthn takes it as it is. */
export async function issueChallenge(
  ctx: Ctx,
  tx: Transaction,
  purpose: ChallengePurpose,
  subject: ChallengeSubject,
): Promise<string> {
  const challenge = newLinkToken(ctx.organizationId);
  await tx.insert(AuthChallenge, {
    purpose,
    hash: hashOfToken(challenge),
    browser: browserOf(ctx, purpose) ?? giveCookie(ctx),
    expiresAt: new Date(ctx.now.getTime() + CHALLENGE_LIFE_MS),
    ...subject,
  });
  return challenge;
}

const OPEN = `organization_id = $1 and purpose = $2 and hash = $3 and browser = $4 and used_at is null and expires_at > $5`;

type OpenChallenge = { readonly inside: Ctx } & Pick<AuthChallenge, 'personId' | 'roleId' | 'device' | 'ssoSignInId'>;

/** What a challenge is about, and a context where it belongs. `auth.challenge` where it is unknown, used, too old or another browser's. */
export async function openChallenge(ctx: Ctx, purpose: ChallengePurpose, challenge: string): Promise<OpenChallenge> {
  const organizationId = organizationOf(challenge) ?? refuse();
  const browser = browserOf(ctx, purpose) ?? refuse();
  if (inSession.includes(purpose) && organizationId !== ctx.organizationId) refuse();
  const inside = inSession.includes(purpose) ? ctx : ctx.forOrganization(organizationId);
  const found = await inside.db.readOne<Omit<OpenChallenge, 'inside'>>(
    `select person_id as "personId", role_id as "roleId", device, sso_sign_in_id as "ssoSignInId" from identity.auth_challenge where ${OPEN}`,
    [purpose, hashOfToken(challenge), browser, ctx.now],
  );
  return { inside, ...(found ?? refuse()) };
}

/** Uses a challenge up. Of many answers at once one succeeds. */
export async function useChallenge(
  ctx: Ctx,
  tx: Transaction,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<void> {
  const used = await tx.execute(
    `update identity.auth_challenge set used_at = $5, updated_at = $5, version = version + 1 where ${OPEN} returning id`,
    [purpose, hashOfToken(challenge), browserOf(ctx, purpose) ?? refuse(), ctx.now],
  );
  if (used.length === 0) refuse();
}

function refuse(): never {
  throw new DomainError('auth.challenge');
}

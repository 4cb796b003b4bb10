import type { Ctx } from '@talent-os/service-kit';
import { accountOf } from '../people/account.queries.js';
import { startingRole } from '../people/principal.rules.js';
import { challengeSignIn } from '../second-factor/challenge-sign-in.js';
import { setToken } from '../sessions/start-session.js';
import { deviceOf } from '../attempts/attempts.js';
import { enter } from '../sessions/enter.js';
import { admit } from './admit.js';
import { provesFactor } from './claims.rules.js';
import type { Answer } from './read-answer.js';
import { SsoRefused } from './refusal.js';
import { SsoSignIn } from './sso-sign-in.entity.js';
import type { UsedConnection } from './sso.queries.js';
import { sealIdToken, type Way } from './way.js';

type Arrival = { readonly connection: UsedConnection; readonly way: Way; readonly answer: Answer };

/** Lets somebody in whom a provider has named, or asks them for their second factor first. */
export async function openDoor(
  ctx: Ctx,
  inside: Ctx,
  { connection, way, answer }: Arrival,
): Promise<{ readonly location: string }> {
  const { userId, person } = await admit(inside, connection, answer.claims);
  const account = await accountOf(inside.db, userId);
  const role = account?.active ? startingRole(account.roles) : undefined;
  if (!account || !role) throw new SsoRefused('closed', { userId });
  const providerFactor = provesFactor(person, connection.factorValues);
  const device = await deviceOf(inside, userId);
  const asThem = ctx.forOrganization(inside.organizationId, userId);
  const { sid } = answer.claims;
  const came = {
    personId: userId,
    subject: person.subject,
    sid: typeof sid === 'string' ? sid : null,
    idToken: sealIdToken(inside, answer.idToken),
    providerFactor,
  };
  const to = `to=${encodeURIComponent(way.returnTo)}`;
  if (account.hasFactor && !providerFactor) {
    const challenge = await asThem.db.write(async (tx) => {
      await tx.update(SsoSignIn, await tx.lock(SsoSignIn, way.id), came);
      return challengeSignIn(asThem, tx, { personId: userId, roleId: role.roleId, device, ssoSignInId: way.id });
    });
    // Behind the sign that no server is sent; and worth nothing without the cookie of this browser.
    return { location: `/login?sso=challenge&${to}#${Buffer.from(JSON.stringify(challenge)).toString('base64url')}` };
  }
  const opened = await asThem.db.write(async (tx) => {
    await tx.update(SsoSignIn, await tx.lock(SsoSignIn, way.id), came);
    return enter(asThem, tx, userId, role, device, { ssoSignInId: way.id, providerFactor });
  });
  setToken(ctx, opened.token, opened.session, opened.account);
  return { location: `/login?sso=done&${to}` };
}

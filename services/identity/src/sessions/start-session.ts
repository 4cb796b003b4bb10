import { isEmployee } from '@talent-os/contracts/access/grants.js';
import { signedIn } from '@talent-os/contracts/identity/sign-in-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { isAllowed } from '@talent-os/service-kit/outside/allowed-networks';
import { networkOf } from '@talent-os/service-kit/outside/network-of';
import { accountOf, type Account, type AssignedRole } from '../people/account.queries.js';
import { roleWith, startingRole, networksFor } from '../people/principal.rules.js';
import { hashOf, newToken, type RefreshTokenParts } from './refresh-token.js';
import { RefreshToken } from './refresh-token.entity.js';
import { deviceNamed } from './device.js';
import { lockRights } from '../rights/renew-rights.js';
import { endOf } from './rotation.rules.js';
import { Session } from './session.entity.js';

const MINUTE = 60_000;

/** Milliseconds after which an unused session of the organization is over. */
export const idleMsOf = ({ organization }: Account) => organization.sessionIdleMinutes * MINUTE;

/** On which device a caller is, and from where they call. */
export const placeOf = ({ meta: { userAgent, ip } }: Ctx) => ({
  device: deviceNamed(userAgent),
  network: ip ? networkOf(ip) : null,
});

/** That a provider has said who somebody is, and whether it has asked for a second factor. */
export type ByProvider = { readonly ssoSignInId: string; readonly providerFactor: boolean };

type OpenedSession = {
  readonly session: Session;
  readonly token: RefreshTokenParts;
  readonly account: Account;
  readonly role: AssignedRole;
};

/**
 * Opens a session in a role, with the first refresh token of its family. Rights are read again under their lock: an
 * administrator who takes them away meanwhile finds the session, or it begins without them. `auth.credentials` where
 * nothing is left.
 */
export async function startSession(
  ctx: Ctx,
  tx: Transaction,
  personId: string,
  wanted: Pick<AssignedRole, 'roleId'>,
  by?: ByProvider,
): Promise<OpenedSession> {
  await lockRights(tx, personId);
  const account = await accountOf(tx, personId);
  const role = account?.active ? (roleWith(account.roles, wanted.roleId) ?? startingRole(account.roles)) : undefined;
  if (!account || !role) throw new DomainError('auth.credentials');
  requireNetwork(ctx, account, role);
  if (!by) refuseOwnWay(account, role);
  const session = await tx.insert(Session, {
    personId: account.id,
    roleId: role.roleId,
    expiresAt: new Date(ctx.now.getTime() + account.organization.sessionDays * DAY_MS),
    lastUsedAt: ctx.now,
    tokensAt: ctx.now,
    provedAt: ctx.now,
    ...(by?.providerFactor && { providerFactor: true }),
    ...placeOf(ctx),
  });
  if (by) await keepSession(tx, by.ssoSignInId, session.id);
  const token = newToken(ctx.organizationId, session.id);
  await tx.insert(RefreshToken, { sessionId: session.id, hash: hashOf(token), rotatedAt: null });
  ctx.emit(signedIn, { userId: account.id, sessionId: session.id });
  return { session, token, account, role };
}

/** Where people sign in by providers only, one administrator is left out of it, and applicants are no concern of it. */
function refuseOwnWay({ id, organization: { emergencyAccessId } }: Account, { roleName }: AssignedRole): void {
  if (emergencyAccessId && emergencyAccessId !== id && isEmployee(roleName)) throw new DomainError('auth.ssoOnly');
}

/** Notes which session a way by a provider has ended in: the provider may end it. */
const keepSession = (tx: Transaction, ssoSignInId: string, sessionId: string) =>
  tx.execute(`update identity.sso_sign_in set session_id = $3 where organization_id = $1 and id = $2`, [
    ssoSignInId,
    sessionId,
  ]);

/** Refuses whoever calls from outside the networks their organization works from. */
export function requireNetwork(
  ctx: Ctx,
  { organization }: Account,
  { roleName }: Pick<AssignedRole, 'roleName'>,
): void {
  if (!isAllowed(networksFor(organization.allowedNetworks, roleName), ctx.meta.ip))
    throw new DomainError('access.network');
}

/** Hands the browser its refresh token; the cookie ends when the session would. */
export function setToken(ctx: Ctx, token: RefreshTokenParts, session: Session, account: Account): void {
  const expires = endOf({ expiresAt: session.expiresAt, idleMs: idleMsOf(account) }, ctx.now);
  ctx.setRefreshCookie({ value: token.value, expires });
}

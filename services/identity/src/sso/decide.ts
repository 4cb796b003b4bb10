import { grantableRoles } from '@talent-os/contracts/access/grants.js';
import type { SsoPreview } from '@talent-os/contracts/identity/sso.js';
import type { Reader } from '@talent-os/service-kit';
import { wantedGrants, type Grant } from '../provisioning/grants.rules.js';
import { givenTo } from '../provisioning/provisioning.queries.js';
import { ownerOf } from '../sign-in/sign-in-index.queries.js';
import {
  claimedPerson,
  decideWho,
  domainOf,
  provesFactor,
  type ClaimedPerson,
  type SsoDecision,
} from './claims.rules.js';
import { isVerified } from './domains.queries.js';
import { givenByNames, personHere, personLinked, type UsedConnection } from './sso.queries.js';

/** Who a provider says somebody is, and who that is here. Reads only. */
export async function decide(
  db: Reader,
  connection: UsedConnection,
  claims: Readonly<Record<string, unknown>>,
): Promise<{ readonly person: ClaimedPerson; readonly decision: SsoDecision }> {
  const person = claimedPerson(claims, connection);
  const { id, organizationId, createsPeople } = connection;
  const linked = await personLinked(db, id, grantableRoles, person.subject);
  const owner = person.email ? await ownerOf(db, person.email) : undefined;
  const isHere = owner?.organizationId === organizationId;
  const decision = decideWho(person, {
    linked,
    owner: owner && (isHere ? await personHere(db, id, grantableRoles, owner.userId) : 'elsewhere'),
    isOwnDomain: person.email !== undefined && (await isVerified(db, domainOf(person.email))),
    createsPeople,
  });
  return { person, decision };
}

type ShownGrant = Grant & { readonly customRole?: string | null };

/** What a sign-in would come to, for whoever administers the connection. */
export async function preview(
  db: Reader,
  connection: UsedConnection,
  claims: Readonly<Record<string, unknown>>,
): Promise<SsoPreview> {
  const { person, decision } = await decide(db, connection, claims);
  const given = (await givenByNames(db, connection.id, person.groups))!;
  const { roleName, industry } = connection;
  const otherwise = { roleName, industry, customRoleId: null };
  const isRefused = decision.outcome === 'refused';
  const kept = isRefused ? [] : await keptBy(db, connection.id, decision);
  const wanted = isRefused ? [] : wantedGrants(given.grants, kept.length > 0 ? undefined : otherwise);
  const grants: readonly ShownGrant[] = [...kept, ...wanted];
  return {
    outcome: decision.outcome,
    reason: isRefused ? decision.reason : null,
    subject: person.subject,
    email: person.email ?? null,
    firstName: person.firstName ?? null,
    lastName: person.lastName ?? null,
    claimedGroups: [...person.groups],
    grants: grants.map((one) => ({ role: one.roleName, industry: one.industry, customRole: one.customRole ?? null })),
    teams: isRefused ? [] : given.teams,
    factorBy: provesFactor(person, connection.factorValues) ? 'provider' : 'ours',
  };
}

/** Roles somebody holds that are not the connection's. */
async function keptBy(db: Reader, connectionId: string, decision: SsoDecision): Promise<ShownGrant[]> {
  if (decision.outcome !== 'known' && decision.outcome !== 'linked') return [];
  const [found] = await givenTo(db, connectionId, [decision.userId]);
  return (found?.held ?? []).filter(({ provisionedBy }) => provisionedBy !== connectionId);
}

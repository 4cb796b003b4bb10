import { z } from 'zod';
import { event } from '../define.js';
import { uuid } from '../paging.js';
import { keepers } from './sign-in-events.js';

/** Why a sign-in by a provider was refused, as administrators read it; the person is told none of it. */
export const ssoRefusalLabels = {
  flow: 'Unknown, used already, older than ten minutes, or begun in another browser',
  return: 'It was to lead to another site',
  paused: 'The connection is not active',
  provider: 'The provider refused it',
  mixed: 'Another provider answered than the one that was asked',
  unreachable: 'The provider could not be reached, or answered what nobody can read',
  issuer: 'The answer names another issuer',
  audience: 'The answer is meant for another application',
  nonce: 'The answer belongs to another sign-in',
  signature: 'No key of the provider has signed the answer',
  expired: 'The answer is outside its time, clocks that differ by a minute aside',
  replayed: 'The answer was used before',
  token: 'The answer is not one of the standard',
  address: 'The provider names no e-mail address',
  unverified: 'The provider has not verified the e-mail address',
  domain: 'The address is of no domain this organization has verified',
  elsewhere: 'The address belongs to another organization',
  unknown: 'Nobody here has this address, and the connection makes nobody',
  closed: 'The account is closed',
  protected: 'Somebody who administers the platform does not sign in by an organization’s provider',
  linked: 'The person is known to the provider as somebody else already',
  full: 'The organization has as many people as the platform allows',
  administrator: 'It would leave the organization with nobody to administer it',
  network: 'It came from outside the organization’s networks',
} as const;
export type SsoRefusal = keyof typeof ssoRefusalLabels;
export const ssoRefusals = Object.keys(ssoRefusalLabels) as [SsoRefusal, ...SsoRefusal[]];

const connection = { ssoConnectionId: uuid() };
const lists = ['identity.sso.list', 'identity.sso.groups', 'identity.sso.getTest'];

/** A connection to an identity provider was made, changed, tested, switched or taken away, or one of its groups mapped. */
export const ssoConnectionChanged = event(
  'identity.sso.changed',
  z.object({
    ...connection,
    how: z.enum(['connected', 'changed', 'tested', 'activated', 'paused', 'disconnected', 'mapped']),
  }),
  { live: { ...keepers, refetches: lists } },
);
/** A mail domain was named, proven by its records, confirmed by the platform, or taken away. */
export const ssoDomainChanged = event(
  'identity.ssoDomain.changed',
  z.object({ ssoDomainId: uuid(), how: z.enum(['added', 'routed', 'verified', 'confirmed', 'removed']) }),
  { live: { ...keepers, refetches: ['identity.ssoDomains.list', 'identity.ssoDomains.listOf'] } },
);
/** Somebody signs in by a provider from now on, or the organization lets people in by passwords again. */
export const ssoPolicyChanged = event(
  'identity.ssoPolicy.changed',
  z.object({ ssoOnly: z.boolean(), emergencyAccessId: uuid().nullable() }),
  { live: { ...keepers, refetches: ['identity.ssoPolicy.get'] } },
);
const attempts = { live: { ...keepers, refetches: ['identity.sso.list', 'identity.sso.signIns'] } } as const;
/** A provider has said who somebody is: they signed in, for the first time where they were `linked` or `created`. */
export const ssoSignedIn = event(
  'identity.sso.signedIn',
  z.object({ ...connection, userId: uuid(), how: z.enum(['known', 'linked', 'created']) }),
  { live: { ...keepers, refetches: [...attempts.live.refetches, 'identity.members.list'] } },
);
/** A sign-in by a provider was refused. `userId`: whom it was about, where that is known. */
export const ssoRefused = event(
  'identity.sso.refused',
  z.object({ ...connection, userId: uuid().nullable(), reason: z.enum(ssoRefusals) }),
  attempts,
);
/** A provider has ended the sessions of a person that began with it. */
export const ssoLoggedOut = event(
  'identity.sso.loggedOut',
  z.object({ ...connection, userId: uuid(), sessionId: uuid() }),
);

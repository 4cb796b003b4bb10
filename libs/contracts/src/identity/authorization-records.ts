import { z } from 'zod';
import { applicationScopes } from '../access/principal.js';
import { operation } from '../define.js';
import { instant } from '../paging.js';
import { applicationTokenRevoked } from './events.js';
import { sessionRevoked } from './sign-in-events.js';

/** What the authorization server keeps between requests, by its own names. */
export const authorizationKinds = [
  'Client',
  'Interaction',
  'AuthorizationCode',
  'AccessToken',
  'RefreshToken',
] as const;
export type AuthorizationKind = (typeof authorizationKinds)[number];

const record = { kind: z.enum(authorizationKinds), id: z.string().min(1).max(2000) };
/** An access an application was given: the organization, a dot, and the row. */
const grantId = z.string().max(100);

export const keepAuthorizationRecord = operation('identity.authorizationRecords.keep', {
  http: 'none',
  access: 'internal',
  summary: 'Keep a record of the authorization server under the hash of its id',
  input: z.object({
    ...record,
    payload: z.record(z.string(), z.unknown()),
    /** How long it is good for. */
    seconds: z.int().min(1),
    grantId: grantId.optional(),
  }),
  output: z.object({}),
  effect: 'write',
});

export const findAuthorizationRecord = operation('identity.authorizationRecords.find', {
  http: 'none',
  access: 'internal',
  summary: 'A record of the authorization server, while it is good',
  input: z.object(record),
  output: z.object({
    found: z.object({ payload: z.record(z.string(), z.unknown()), consumedAt: instant.nullable() }).nullable(),
  }),
  effect: 'read',
});

export const consumeAuthorizationRecord = operation('identity.authorizationRecords.consume', {
  http: 'none',
  access: 'internal',
  summary: 'Use a record up: of many who try at once one is told that it did',
  input: z.object(record),
  output: z.object({ consumed: z.boolean() }),
  effect: 'write',
});

export const forgetAuthorizationRecord = operation('identity.authorizationRecords.forget', {
  http: 'none',
  access: 'internal',
  summary: 'Forget a record of the authorization server',
  input: z.object(record),
  output: z.object({}),
  effect: 'write',
});

const Grant = z.object({
  clientId: z.string(),
  scopes: z.array(z.enum(applicationScopes)),
  createdAt: instant,
  expiresAt: instant,
});

export const acceptGrant = operation('identity.authorizationGrants.accept', {
  http: 'none',
  access: 'internal',
  summary: 'Take up what a person allowed, with the proof their browser was handed; once',
  input: z.object({ grantId, proof: z.string().max(200) }),
  output: z.object({ found: Grant.nullable() }),
  effect: 'write',
});

export const findGrant = operation('identity.authorizationGrants.find', {
  http: 'none',
  access: 'internal',
  summary: 'What an application was allowed, while it holds',
  input: z.object({ grantId }),
  output: z.object({ found: Grant.nullable() }),
  effect: 'read',
});

export const revokeGrant = operation('identity.authorizationGrants.revoke', {
  http: 'none',
  access: 'internal',
  summary: 'End what an application was allowed, and every token of it',
  input: z.object({ grantId }),
  output: z.object({}),
  effect: 'write',
  events: () => [applicationTokenRevoked, sessionRevoked],
});

export const getAuthorizationSecrets = operation('identity.authorizationSecrets.get', {
  http: 'none',
  access: 'internal',
  summary: 'The key that the authorization server signs its cookies with',
  input: z.object({}),
  output: z.object({ cookieKey: z.string() }),
  effect: 'read',
});

import { z } from 'zod';
import { operation } from '../define.js';
import { instant, noContent, uuid, version } from '../paging.js';
import { peopleKeeper } from './roles.js';
import { ssoDomainChanged, ssoPolicyChanged } from './sso-events.js';

export const SSO_DOMAINS_MOST = 50;
/** The record that proves a domain stands at this name below it. */
export const DOMAIN_RECORD = '_talentos-challenge';
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

const SsoDomain = z.object({
  id: uuid(),
  domain: z.string(),
  /** Text of the TXT record that proves it. */
  record: z.string(),
  verifiedAt: instant.nullable(),
  verifiedBy: z.enum(['dns', 'platform']).nullable(),
  ssoConnectionId: uuid().nullable(),
  connection: z.string().nullable(),
  version,
});
export type SsoDomain = z.infer<typeof SsoDomain>;
const one = { ssoDomainId: uuid() };
const write = { effect: 'write', events: () => [ssoDomainChanged] } as const;
const access = peopleKeeper;

export const listSsoDomains = operation('identity.ssoDomains.list', {
  http: 'GET /api/identity/sso-domains',
  access,
  summary: 'Mail domains of the organization, whether they are proven, and where they lead at sign-in',
  input: z.object({}),
  output: z.object({ items: z.array(SsoDomain) }),
  effect: 'read',
});

export const addSsoDomain = operation('identity.ssoDomains.add', {
  ...write,
  http: 'POST /api/identity/sso-domains',
  access,
  summary: 'Name a mail domain of the organization; it counts once a record of it proves whose it is',
  input: z.object({
    domain: z.string().trim().toLowerCase().regex(DOMAIN, 'Please enter a domain, such as example.org'),
    ssoConnectionId: uuid().optional(),
  }),
  output: SsoDomain,
  success: 201,
  errors: ['resource.missing', 'sso.domain', 'sso.domains'],
});

export const routeSsoDomain = operation('identity.ssoDomains.route', {
  ...write,
  http: 'PUT /api/identity/sso-domains/:ssoDomainId',
  access,
  summary: 'Choose by which provider addresses of a domain sign in; by none where it is left out',
  input: z.object({ ...one, version, ssoConnectionId: uuid().optional() }),
  output: SsoDomain,
  errors: ['resource.missing', 'resource.stale'],
});

export const verifySsoDomain = operation('identity.ssoDomains.verify', {
  ...write,
  http: 'POST /api/identity/sso-domains/:ssoDomainId/verify',
  access,
  summary: 'Look the record of a domain up, and take the domain as proven where it is there',
  input: z.object(one),
  output: SsoDomain,
  errors: ['resource.missing', 'sso.record', 'sso.domainTaken'],
  deadlineMs: 15_000,
});

export const removeSsoDomain = operation('identity.ssoDomains.remove', {
  ...write,
  http: 'DELETE /api/identity/sso-domains/:ssoDomainId',
  access,
  summary: 'Take a mail domain away: its addresses are no longer led to a provider, nor linked or made by one',
  input: z.object(one),
  ...noContent,
  errors: ['resource.missing'],
});

const ofPlatform = { acrossOrganizations: true, access: { role: ['PLATFORM_ADMIN' as const] } } as const;

export const listSsoDomainsOf = operation('identity.ssoDomains.listOf', {
  ...ofPlatform,
  http: 'GET /api/admin/organizations/:organizationId/sso-domains',
  summary: 'Mail domains an organization has named, and whether they are proven',
  input: z.object({ organizationId: uuid() }),
  output: z.object({
    items: z.array(SsoDomain.pick({ id: true, domain: true, verifiedAt: true, verifiedBy: true })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const confirmSsoDomain = operation('identity.ssoDomains.confirm', {
  ...write,
  ...ofPlatform,
  http: 'POST /api/admin/organizations/:organizationId/sso-domains/:ssoDomainId/confirm',
  summary: 'Take a domain of an organization as proven where this installation cannot look names up',
  input: z.object({ organizationId: uuid(), ...one }),
  stepUp: true,
  ...noContent,
  errors: ['resource.missing', 'sso.domainTaken'],
});

export const getSsoPolicy = operation('identity.ssoPolicy.get', {
  http: 'GET /api/identity/sso-policy',
  access,
  summary: 'Whether people of the organization sign in by its providers only, and who is left out of it',
  input: z.object({}),
  output: z.object({
    ssoOnly: z.boolean(),
    /** Who signs in with a password all the same, for the day the provider does not answer. */
    emergencyAccessId: uuid().nullable(),
    /** Active administrators who can sign in without a provider. */
    administrators: z.array(z.object({ id: uuid(), name: z.string() })),
    /** Connections that are active. */
    activeConnections: z.int().min(0),
    version,
  }),
  effect: 'read',
});

export const setSsoPolicy = operation('identity.ssoPolicy.set', {
  http: 'PUT /api/identity/sso-policy',
  access,
  summary: 'Let people of the organization sign in by its providers only, save one administrator, or as they like',
  input: z.object({
    version,
    ssoOnly: z.boolean(),
    /** Needed where they sign in by providers only. */
    emergencyAccessId: uuid().optional(),
  }),
  stepUp: true,
  effect: 'write',
  events: () => [ssoPolicyChanged],
  ...noContent,
  errors: ['resource.missing', 'resource.stale', 'sso.untested', 'sso.lockout'],
});

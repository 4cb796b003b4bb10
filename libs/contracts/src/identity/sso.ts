import { z } from 'zod';
import { employeeRoles } from '../access/grants.js';
import { industries, roles } from '../access/tables.js';
import { operation } from '../define.js';
import { instant, noContent, uuid, version } from '../paging.js';
import { Email } from './auth.js';
import { rightsChanged, roleGranted, roleRevoked } from './events.js';
import { peopleKeeper } from './roles.js';
import { ssoConnectionChanged, ssoRefusals } from './sso-events.js';
import { label, lineText } from '../text.js';
import { mayGoTo } from '../record-may.js';

/** Below it browsers begin and end a sign-in by a provider, and providers say that somebody has signed out. */
export const SSO_PATH = '/api/auth/sso';
/** Where a provider sends browsers back to. */
export const ssoCallbackPath = (connectionId: string) => `${SSO_PATH}/${connectionId}/callback`;
/** Where a provider says that somebody has signed out. */
export const ssoLogoutPath = (organizationId: string, connectionId: string) =>
  `${SSO_PATH}/${organizationId}/${connectionId}/logout`;
/** Where a browser begins. */
export const SSO_START = `${SSO_PATH}/start`;
/** How long a person may take at their provider, in milliseconds. */
export const SSO_LIFE_MS = 10 * 60_000;
export const SSO_CONNECTIONS_MOST = 10;
/** Groups one connection may map. */
export const SSO_GROUPS_MOST = 200;

export const ssoStates = ['draft', 'active', 'paused'] as const;
/** States a provider is switched to by hand. */
const ssoTargets = ['active', 'paused'] as const;
export const ssoStateLabels = { draft: 'Not tested yet', active: 'Active', paused: 'Paused' } as const;

const claim = lineText().min(1, 'Please name a claim').max(100);
const values = {
  name: label().min(2, 'Please name the provider').max(60),
  /** As the provider names itself in its tokens. */
  issuer: z.url({ protocol: /^https?$/, error: 'Please enter the address of the provider' }).max(300),
  clientId: lineText().min(1, 'Please enter the client id').max(300),
  emailClaim: claim,
  groupsClaim: claim,
  role: z.enum(employeeRoles, 'Please choose a role'),
  industry: z.enum(industries),
  createsPeople: z.boolean(),
  /** Values of `amr` and `acr` that stand for a second factor; ours is asked for where none comes. */
  factorValues: z.array(lineText().min(1).max(200)).max(10, 'At most 10 values'),
};
const secret = lineText().min(1).max(1_000);

const SsoConnection = z.object({
  ...values,
  id: uuid(),
  status: z.enum(ssoStates),
  role: z.enum(roles),
  /** Whether a client secret is kept; it is never shown. */
  hasSecret: z.boolean(),
  /** People who have signed in by it. */
  people: z.int().min(0),
  /** Refused sign-ins of the last 24 hours. */
  refused: z.int().min(0),
  /** When a test went through with what is set now; null where none has. */
  testedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  createdAt: instant,
  version,
  may: mayGoTo(z.enum(ssoTargets)),
});
export type SsoConnection = z.infer<typeof SsoConnection>;

const one = { ssoConnectionId: uuid() };
const access = peopleKeeper;
const beyond = ['role.beyond', 'role.industry'] as const;

export const listSsoConnections = operation('identity.sso.list', {
  http: 'GET /api/identity/sso',
  access,
  summary: 'Identity providers by which people of the organization sign in, with how they are doing',
  input: z.object({}),
  output: z.object({ items: z.array(SsoConnection) }),
  effect: 'read',
});

export const createSsoConnection = operation('identity.sso.create', {
  http: 'POST /api/identity/sso',
  access,
  summary: 'Connect an identity provider over OpenID Connect; nobody signs in by it before it was tested and activated',
  input: z.object({ ...values, clientSecret: secret.optional() }),
  output: SsoConnection,
  stepUp: true,
  effect: 'write',
  events: () => [ssoConnectionChanged],
  success: 201,
  errors: ['sso.many', 'sso.provider', ...beyond],
  deadlineMs: 15_000,
});

export const changeSsoConnection = operation('identity.sso.change', {
  http: 'PUT /api/identity/sso/:ssoConnectionId',
  access,
  summary: 'Change how people sign in by a provider; another provider or client has to be tested again',
  input: z.object({ ...one, version, ...values, clientSecret: secret.optional() }),
  output: SsoConnection,
  stepUp: true,
  effect: 'write',
  events: () => [ssoConnectionChanged],
  errors: ['resource.missing', 'resource.stale', 'sso.provider', 'sso.required', ...beyond],
  deadlineMs: 15_000,
});

export const switchSsoConnection = operation('identity.sso.switch', {
  http: 'POST /api/identity/sso/:ssoConnectionId/status',
  access,
  summary: 'Let people sign in by a provider that was tested, or pause it; who is signed in stays so',
  input: z.object({ ...one, status: z.enum(ssoTargets) }),
  output: SsoConnection,
  stepUp: true,
  effect: 'write',
  events: () => [ssoConnectionChanged],
  errors: ['resource.missing', 'sso.untested', 'sso.required'],
});

export const disconnectSso = operation('identity.sso.disconnect', {
  http: 'DELETE /api/identity/sso/:ssoConnectionId',
  access,
  summary: 'Disconnect a provider: nobody signs in by it any more, people stay with the roles they have',
  input: z.object(one),
  effect: 'write',
  events: () => [ssoConnectionChanged],
  ...noContent,
  errors: ['resource.missing', 'sso.required'],
});

const SsoGroup = z.object({
  id: uuid(),
  name: z.string(),
  people: z.int().min(0),
  role: z.enum(roles).nullable(),
  industry: z.enum(industries).nullable(),
  customRoleId: uuid().nullable(),
  customRole: z.string().nullable(),
  teamId: uuid().nullable(),
  team: z.string().nullable(),
});
export type SsoGroup = z.infer<typeof SsoGroup>;

export const listSsoGroups = operation('identity.sso.groups', {
  http: 'GET /api/identity/sso/:ssoConnectionId/groups',
  access,
  summary: 'Values of a provider’s groups claim that give a role or a team, by name',
  input: z.object(one),
  output: z.object({ items: z.array(SsoGroup) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const mapSsoGroup = operation('identity.sso.mapGroup', {
  http: 'PUT /api/identity/sso/:ssoConnectionId/groups',
  access,
  summary: 'Say which role and which team a value of the groups claim gives; people have them when they sign in next',
  input: z.object({
    ...one,
    /** As the provider sends it, in any case. */
    name: label().min(1, 'Please enter the group as the provider sends it').max(200),
    grant: z
      .object({ role: z.enum(employeeRoles), industry: z.enum(industries), customRoleId: uuid().optional() })
      .optional(),
    teamId: uuid().optional(),
  }),
  effect: 'write',
  events: () => [ssoConnectionChanged, rightsChanged, roleGranted, roleRevoked],
  ...noContent,
  errors: ['resource.missing', 'sso.groups', 'role.lastAdministrator', ...beyond],
  deadlineMs: 30_000,
});

export const unmapSsoGroup = operation('identity.sso.unmapGroup', {
  http: 'DELETE /api/identity/sso/:ssoConnectionId/groups/:groupId',
  access,
  summary: 'Let a value of the groups claim give nothing any more; what people have by it is taken at once',
  input: z.object({ ...one, groupId: uuid() }),
  effect: 'write',
  events: () => [ssoConnectionChanged, rightsChanged, roleGranted, roleRevoked],
  ...noContent,
  errors: ['resource.missing', 'role.lastAdministrator'],
  deadlineMs: 30_000,
});

/** Who a token says somebody is, and what they would have; nothing of it has happened. */
export const SsoPreview = z.object({
  outcome: z.enum(['known', 'linked', 'created', 'refused']),
  reason: z.enum(ssoRefusals).nullable(),
  subject: z.string().nullable(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Values of the groups claim. */
  claimedGroups: z.array(z.string()),
  grants: z.array(z.object({ role: z.enum(roles), industry: z.enum(industries), customRole: z.string().nullable() })),
  teams: z.array(z.string()),
  /** Who asks for the second factor. */
  factorBy: z.enum(['provider', 'ours']),
});
export type SsoPreview = z.infer<typeof SsoPreview>;
export const ssoOutcomeLabels = {
  known: 'Signs in',
  linked: 'Signs in, linked to the account with this address',
  created: 'Signs in, and an account is made',
  refused: 'Is refused',
} as const;

export const beginSsoTest = operation('identity.sso.beginTest', {
  http: 'POST /api/identity/sso/:ssoConnectionId/test',
  access,
  summary: 'Begin a sign-in at a provider that changes nothing and shows who it would be',
  input: z.object(one),
  output: z.object({ /** Where the browser goes on; good once. */ location: z.string() }),
  effect: 'write',
  errors: ['resource.missing'],
});

export const getSsoTest = operation('identity.sso.getTest', {
  http: 'GET /api/identity/sso/:ssoConnectionId/test',
  access,
  summary: 'What the latest test of a provider has shown',
  input: z.object(one),
  output: z.object({ at: instant.nullable(), preview: SsoPreview.nullable() }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const dryRunSso = operation('identity.sso.dryRun', {
  http: 'POST /api/identity/sso/:ssoConnectionId/dry-run',
  access,
  summary: 'Who a pasted ID token would be here, and what they would have; nothing changes and nothing is kept',
  input: z.object({ ...one, token: lineText().min(20, 'Please paste an ID token').max(16_000) }),
  output: SsoPreview,
  effect: 'read',
  errors: ['resource.missing', 'sso.provider'],
  deadlineMs: 15_000,
});

const SsoSignIn = z.object({
  id: uuid(),
  at: instant,
  /** Null where it went through. */
  reason: z.enum(ssoRefusals).nullable(),
  userId: uuid().nullable(),
  userName: z.string().nullable(),
});
export type SsoSignIn = z.infer<typeof SsoSignIn>;

export const listSsoSignIns = operation('identity.sso.signIns', {
  http: 'GET /api/identity/sso/:ssoConnectionId/sign-ins',
  access,
  summary: 'The latest sign-ins by a provider, and which were refused and why, newest first',
  input: z.object(one),
  output: z.object({ items: z.array(SsoSignIn) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const routeSignIn = operation('identity.sso.route', {
  http: 'POST /api/auth/sso/route',
  access: 'public',
  summary: 'Which provider an address signs in by, told by its mail domain alone',
  input: z.object({ email: Email }),
  output: z.object({
    provider: z.object({ organizationId: uuid(), ssoConnectionId: uuid(), name: z.string() }).nullable(),
  }),
  effect: 'read',
  maxBodyBytes: 2_048,
});

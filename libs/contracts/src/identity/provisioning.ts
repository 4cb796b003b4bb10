import { z } from 'zod';
import { employeeRoles } from '../access/grants.js';
import { industries, roles } from '../access/tables.js';
import { operation, type JsonBounds } from '../define.js';
import { instant, uuid, version } from '../paging.js';
import {
  accountSwitched,
  personProvisioned,
  provisioningChanged,
  rightsChanged,
  roleGranted,
  roleRevoked,
} from './events.js';
import { addressChanged } from './profile.js';
import { peopleKeeper } from './roles.js';
import { sessionRevoked } from './sign-in-events.js';
import { label } from '../text.js';

/** Where directories find SCIM 2.0 (RFC 7644). */
export const SCIM_PATH = '/api/scim/v2';
/** What a directory's token begins with, so that scanners find leaked ones. */
export const SCIM_TOKEN = { prefix: 'talentos_scim_', form: /^talentos_scim_[A-Za-z0-9_-]{64}$/ } as const;
/** Connections one organization may have. */
export const CONNECTIONS_MOST = 10;
/** Requests of a directory that are kept: its latest writes and refusals. */
export const REQUESTS_KEPT = 200;

const connectionStates = ['active', 'paused'] as const;
export const connectionStateLabels = { active: 'Active', paused: 'Paused' } as const;

/** What a person has who is in no group that gives a role. */
const values = {
  name: label().min(2, 'Please name the directory').max(60),
  role: z.enum(employeeRoles, 'Please choose a role'),
  industry: z.enum(industries),
  /** New people get a mail with a link to choose a password; without it they need single sign-on. */
  invites: z.boolean(),
};

const ProvisioningConnection = z.object({
  id: uuid(),
  name: z.string(),
  status: z.enum(connectionStates),
  role: z.enum(roles),
  industry: z.enum(industries),
  invites: z.boolean(),
  /** People the directory looks after. */
  people: z.int().min(0),
  groups: z.int().min(0),
  /** Refused requests of the last 24 hours. */
  refused: z.int().min(0),
  createdAt: instant,
  /** Within a minute; null where no request has come yet. */
  lastUsedAt: instant.nullable(),
  version,
});
export type ProvisioningConnection = z.infer<typeof ProvisioningConnection>;

const Token = z.string().regex(SCIM_TOKEN.form);
const one = { connectionId: uuid() };

export const listConnections = operation('identity.provisioning.list', {
  http: 'GET /api/identity/provisioning',
  access: peopleKeeper,
  summary: 'Directories that keep the people of the organization over SCIM, with how they are doing',
  input: z.object({}),
  output: z.object({ items: z.array(ProvisioningConnection) }),
  effect: 'read',
});

export const createConnection = operation('identity.provisioning.create', {
  http: 'POST /api/identity/provisioning',
  access: peopleKeeper,
  summary: 'Connect a directory, such as Entra ID or Okta, that keeps people over SCIM; its token is shown this once',
  input: z.object(values),
  output: z.object({ token: Token, item: ProvisioningConnection }),
  stepUp: true,
  effect: 'write',
  events: () => [provisioningChanged],
  success: 201,
  errors: ['provisioning.many', 'role.beyond', 'role.industry'],
});

export const changeConnection = operation('identity.provisioning.change', {
  http: 'PATCH /api/identity/provisioning/:connectionId',
  access: peopleKeeper,
  summary:
    'Change how a directory’s people start: their role, and whether they get a mail; those here keep what they have',
  input: z.object({ ...one, ...values, version }),
  output: ProvisioningConnection,
  effect: 'write',
  events: () => [provisioningChanged],
  errors: ['resource.missing', 'resource.stale', 'role.beyond', 'role.industry'],
});

export const renewConnectionToken = operation('identity.provisioning.renewToken', {
  http: 'POST /api/identity/provisioning/:connectionId/token',
  access: peopleKeeper,
  summary: 'A new token for a directory, shown this once; the one before is refused at once',
  input: z.object(one),
  output: z.object({ token: Token }),
  stepUp: true,
  effect: 'write',
  events: () => [provisioningChanged],
  errors: ['resource.missing'],
});

export const switchConnection = operation('identity.provisioning.switch', {
  http: 'POST /api/identity/provisioning/:connectionId/status',
  access: peopleKeeper,
  summary: 'Pause a directory, whose requests are refused from then on, or let it go on; people keep what they have',
  input: z.object({ ...one, status: z.enum(connectionStates) }),
  output: ProvisioningConnection,
  effect: 'write',
  events: () => [provisioningChanged],
  errors: ['resource.missing'],
});

export const disconnect = operation('identity.provisioning.disconnect', {
  http: 'DELETE /api/identity/provisioning/:connectionId',
  access: peopleKeeper,
  summary: 'Disconnect a directory: its token and groups go, its people stay with the roles they have',
  input: z.object(one),
  output: z.object({}),
  effect: 'write',
  events: () => [provisioningChanged],
  success: 204,
  errors: ['resource.missing'],
});

const ProvisionedGroup = z.object({
  id: uuid(),
  name: z.string(),
  people: z.int().min(0),
  /** What its people hold; null where the group gives no role. */
  role: z.enum(roles).nullable(),
  industry: z.enum(industries).nullable(),
  customRoleId: uuid().nullable(),
  customRole: z.string().nullable(),
  teamId: uuid().nullable(),
  team: z.string().nullable(),
});
export type ProvisionedGroup = z.infer<typeof ProvisionedGroup>;

export const listProvisionedGroups = operation('identity.provisioning.groups', {
  http: 'GET /api/identity/provisioning/:connectionId/groups',
  access: peopleKeeper,
  summary: 'The groups a directory has sent, by name, with the role and the team each gives',
  input: z.object(one),
  output: z.object({ items: z.array(ProvisionedGroup) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const mapProvisionedGroup = operation('identity.provisioning.mapGroup', {
  http: 'PUT /api/identity/provisioning/:connectionId/groups/:groupId',
  access: peopleKeeper,
  summary: 'Say which role and which team a directory’s group gives; its people have them within five seconds',
  input: z.object({
    ...one,
    groupId: uuid(),
    /** Absent where the group gives no role. */
    grant: z
      .object({ role: z.enum(employeeRoles), industry: z.enum(industries), customRoleId: uuid().optional() })
      .optional(),
    teamId: uuid().optional(),
  }),
  output: z.object({}),
  effect: 'write',
  events: () => [provisioningChanged, rightsChanged, roleGranted, roleRevoked],
  success: 204,
  errors: ['resource.missing', 'role.beyond', 'role.industry', 'role.lastAdministrator'],
  // A group of thousands: each person's roles are worked out anew.
  deadlineMs: 30_000,
});

const ProvisioningRequest = z.object({
  id: uuid(),
  at: instant,
  method: z.string(),
  path: z.string(),
  status: z.int(),
  /** Why it was refused; null where it was done. */
  detail: z.string().nullable(),
});
export type ProvisioningRequest = z.infer<typeof ProvisioningRequest>;

export const listProvisioningRequests = operation('identity.provisioning.requests', {
  http: 'GET /api/identity/provisioning/:connectionId/requests',
  access: peopleKeeper,
  summary: 'The latest changes a directory has asked for, and what was refused, newest first',
  input: z.object(one),
  output: z.object({ items: z.array(ProvisioningRequest) }),
  effect: 'read',
  errors: ['resource.missing'],
});

/** Largest body of SCIM, in bytes: a group of some thousand people is sent whole. */
export const SCIM_BODY = 512 * 1024;
/** What such a body may be made of. */
export const SCIM_BOUNDS: JsonBounds = { depth: 12, values: 20_000 };

/** One exchange of the protocol, whose paths, bodies and answers are those of RFC 7643 and 7644. */
export const answerScim = operation('identity.scim.answer', {
  http: 'none',
  access: 'internal',
  summary: 'Answer one request of a directory over SCIM, whoever its token belongs to',
  input: z.object({
    token: Token,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Below `/api/scim/v2`, beginning with a slash. */
    path: z.string().max(300),
    query: z.record(z.string(), z.string()),
    body: z.unknown().optional(),
    /** The address in front of `path`, for the locations in answers. */
    base: z.string(),
    ifMatch: z.string().optional(),
    ifNoneMatch: z.string().optional(),
  }),
  output: z.object({
    status: z.int(),
    /** Absent where the answer has no body. */
    body: z.unknown().optional(),
    location: z.string().optional(),
    etag: z.string().optional(),
  }),
  effect: 'write',
  events: () => [
    addressChanged,
    personProvisioned,
    accountSwitched,
    rightsChanged,
    roleGranted,
    roleRevoked,
    sessionRevoked,
  ],
  maxBodyBytes: SCIM_BODY + 16 * 1024,
  deadlineMs: 30_000,
});

import { z } from 'zod';
import { grantableRoles, hideableModules } from '../access/grants.js';
import { modules, permissions, roles } from '../access/tables.js';
import { distinct } from '../canonical.js';
import { operation } from '../define.js';
import { uuid, version } from '../paging.js';
import { customRoleChanged, rightsChanged } from './events.js';
import { label } from '../text.js';

/** Who looks after the people of an organization and what they may do. */
export const peopleKeeper = { role: ['ORGANIZATION_ADMIN' as const, 'PLATFORM_ADMIN' as const] };

/** Custom roles one organization may have. */
export const CUSTOM_ROLES_MOST = 100;

/** What a custom role is made of, beside the role it is based on. */
const values = {
  name: label().min(2, 'Please give the role a name').max(60),
  permissions: distinct(z.enum(permissions)).max(permissions.length),
  hiddenModules: distinct(z.enum(hideableModules)).max(hideableModules.length),
};

export const RoleInUse = z.object({
  /** Null for a role of the product: those are locked. */
  customRoleId: uuid().nullable(),
  name: z.string(),
  baseRole: z.enum(roles),
  /** What whoever holds it opens, in any industry of the organization. */
  modules: z.array(z.enum(modules)),
  /** What whoever holds it may do, in any industry of the organization. */
  permissions: z.array(z.enum(permissions)),
  addedPermissions: z.array(z.enum(permissions)),
  hiddenModules: z.array(z.enum(modules)),
  /** Whose rows it reads. */
  reach: z.enum(['own', 'team', 'organization']),
  /** Active people who hold it as it is: holders of a custom role count there, not with its base. */
  people: z.int().min(0),
  /** Null for a role of the product. */
  version: version.nullable(),
});
export type RoleInUse = z.infer<typeof RoleInUse>;

export const listRoles = operation('identity.roles.list', {
  http: 'GET /api/identity/roles',
  access: peopleKeeper,
  summary:
    'The roles of the product and those the organization has made of them, each with what it opens and who holds it',
  input: z.object({}),
  output: z.object({ items: z.array(RoleInUse) }),
  effect: 'read',
});

export const createRole = operation('identity.roles.create', {
  http: 'POST /api/identity/roles',
  access: peopleKeeper,
  summary: 'Make a role out of one of the product: with more permissions, and without some of its modules',
  input: z.object({ baseRole: z.enum(grantableRoles, 'Please choose a role'), ...values }),
  output: z.object({ customRoleId: uuid() }),
  effect: 'write',
  events: () => [customRoleChanged],
  success: 201,
  errors: ['role.name', 'role.beyond', 'role.many'],
});

export const changeRole = operation('identity.roles.change', {
  http: 'PUT /api/identity/roles/:customRoleId',
  access: peopleKeeper,
  summary: 'Change a role the organization has made; whoever holds it works by the new one within five seconds',
  input: z.object({ customRoleId: uuid(), version, ...values }),
  output: z.object({ /** How many it concerns. */ people: z.int().min(0) }),
  effect: 'write',
  events: () => [customRoleChanged, rightsChanged],
  errors: ['resource.missing', 'resource.stale', 'role.name', 'role.beyond'],
});

export const deleteRole = operation('identity.roles.delete', {
  http: 'DELETE /api/identity/roles/:customRoleId',
  access: peopleKeeper,
  summary: 'Delete a role the organization has made and nobody holds',
  input: z.object({ customRoleId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [customRoleChanged],
  success: 204,
  errors: ['resource.missing', 'role.assigned'],
});

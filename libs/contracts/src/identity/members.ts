import { z } from 'zod';
import { grantableRoles } from '../access/grants.js';
import { industries, roles } from '../access/tables.js';
import { email } from '../canonical.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, uuid } from '../paging.js';
import { LinkToken } from './links.js';
import { accountSwitched, passwordLinkIssued, rightsChanged, roleGranted, roleRevoked } from './events.js';
import { sessionRevoked } from './sign-in-events.js';
import { peopleKeeper } from './roles.js';
import { label } from '../text.js';
import { mayOf } from '../record-may.js';

export const memberStates = ['active', 'disabled'] as const;
export const memberStateLabels = { active: 'Active', disabled: 'Disabled' } as const;

export const HeldRole = z.object({
  roleId: uuid(),
  roleName: z.enum(roles),
  industry: z.enum(industries),
  /** The organization's own role made of `roleName`; null where it is held as it is. */
  customRoleId: uuid().nullable(),
  customRole: z.string().nullable(),
});
export type HeldRole = z.infer<typeof HeldRole>;

export const Member = z.object({
  id: uuid(),
  name: z.string(),
  email: email(),
  title: z.string(),
  status: z.enum(memberStates),
  roles: z.array(HeldRole),
  teams: z.array(z.string()),
  joinedOn: day,
  /** Within fifteen minutes; null where no session of theirs is known any more. */
  lastUsedAt: instant.nullable(),
  /** By what the account is; whom the caller may not touch at all is told when they try. */
  may: mayOf(z.enum(memberStates), ['signOut', 'passwordLink']),
});
export type Member = z.infer<typeof Member>;

const filters = {
  search: label().max(100).optional(),
  /** Who holds it as it is, not as the base of a custom role. */
  role: z.enum(roles).optional(),
  customRoleId: uuid().optional(),
  industry: z.enum(industries).optional(),
  status: z.enum(memberStates).optional(),
  /** Those who have not been here for ninety days. */
  presence: z.enum(['dormant']).optional(),
};

export const listMembers = operation('identity.members.list', {
  http: 'GET /api/identity/members',
  access: peopleKeeper,
  summary: 'Everybody with an account in the organization, by name: roles, teams and when they were last here',
  input: z.object({ ...listInput(['name', 'joinedOn']), ...filters }),
  output: listOf(Member),
  effect: 'read',
});

export const grantRole = operation('identity.members.grant', {
  http: 'POST /api/identity/members/:userId/roles',
  access: peopleKeeper,
  summary:
    'Give a person a role in an industry; one with the same base there is replaced, and it holds everywhere within five seconds',
  input: z.object({
    userId: uuid(),
    role: z.enum(grantableRoles, 'Please choose a role'),
    industry: z.enum(industries),
    /** A role of the organization's own, made of `role`; the one of the product where absent. */
    customRoleId: uuid().optional(),
  }),
  output: z.object({ roleId: uuid() }),
  effect: 'write',
  events: () => [roleGranted, rightsChanged],
  success: 201,
  errors: ['resource.missing', 'role.beyond', 'role.industry', 'role.lastAdministrator'],
  stepUp: true,
});

export const revokeRole = operation('identity.members.revoke', {
  http: 'DELETE /api/identity/members/:userId/roles/:roleId',
  access: peopleKeeper,
  summary: 'Take a role away from a person who has another one; it is gone everywhere within five seconds',
  input: z.object({ userId: uuid(), roleId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [roleRevoked, rightsChanged],
  success: 204,
  errors: ['resource.missing', 'role.beyond', 'role.only', 'role.lastAdministrator'],
});

const ofAccount = { access: peopleKeeper, input: z.object({ userId: uuid() }), effect: 'write' as const };

export const disableAccount = operation('identity.members.disable', {
  ...ofAccount,
  http: 'POST /api/identity/members/:userId/disable',
  summary: 'Close a person’s account: sessions, connections and tokens of applications end within five seconds',
  output: z.object({}),
  events: () => [accountSwitched, rightsChanged, sessionRevoked],
  success: 204,
  errors: ['resource.missing', 'role.beyond', 'role.lastAdministrator'],
});

export const enableAccount = operation('identity.members.enable', {
  ...ofAccount,
  http: 'POST /api/identity/members/:userId/enable',
  summary: 'Open a person’s account again, with the roles and the password it had',
  output: z.object({}),
  events: () => [accountSwitched],
  success: 204,
  errors: ['resource.missing', 'role.beyond', 'tenant.full'],
});

export const signMemberOut = operation('identity.members.signOut', {
  ...ofAccount,
  http: 'POST /api/identity/members/:userId/sign-out',
  summary: 'Sign a person out on every device within five seconds; they may sign in again',
  output: z.object({ ended: z.int().min(0) }),
  events: () => [sessionRevoked],
  errors: ['resource.missing', 'role.beyond'],
});

export const issuePasswordLink = operation('identity.members.passwordLink', {
  ...ofAccount,
  http: 'POST /api/identity/members/:userId/password-link',
  summary: 'Send a person a link to choose a password; shown this once instead where the installation sends no mail',
  output: z.object({
    /** What stands behind `/login?reset=`; null where it was mailed. */ token: LinkToken.nullable(),
  }),
  events: () => [passwordLinkIssued],
  errors: ['resource.missing', 'role.beyond', 'account.disabled'],
  stepUp: true,
});

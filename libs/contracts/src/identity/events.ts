import { z } from 'zod';
import { applicationScopes } from '../access/principal.js';
import { industries, modules, roles } from '../access/tables.js';
import { event } from '../define.js';
import { instant, uuid } from '../paging.js';
import { keepers } from './sign-in-events.js';

/** A person works in another seat: title, department, manager and role are the seat's. `from` and `to` are roles. */
export const personMoved = event(
  'identity.person.moved',
  z.object({
    userId: uuid(),
    transitionId: uuid(),
    title: z.string(),
    department: z.string(),
    managerId: uuid(),
    from: z.object({ role: z.enum(roles), industry: z.enum(industries) }).nullable(),
    to: z.object({ role: z.enum(roles), industry: z.enum(industries) }),
  }),
  { live: { to: 'subject', access: 'signed-in', refetches: ['identity.auth.me'] } },
);
/** The administrator of a new organization has chosen a password with the link of `setup`. */
export const administratorSetUp = event('identity.administrator.setUp', z.object({ userId: uuid() }));
/** A person gave an application a token to act on their behalf, within `scopes` and until `expiresAt`. */
export const applicationTokenCreated = event(
  'identity.applicationToken.created',
  z.object({ userId: uuid(), tokenId: uuid(), scopes: z.array(z.enum(applicationScopes)), expiresAt: instant }),
  { live: { to: 'subject', access: 'signed-in', refetches: ['identity.applicationTokens.list'] } },
);
export const applicationTokenRevoked = event(
  'identity.applicationToken.revoked',
  z.object({ userId: uuid(), tokenId: uuid() }),
  { live: { to: 'subject', access: 'signed-in', refetches: ['identity.applicationTokens.list'] } },
);

const grant = { userId: uuid(), roleId: uuid(), role: z.enum(roles), industry: z.enum(industries) };
const ofPeople = { live: { ...keepers, refetches: ['identity.members.list', 'identity.roles.list'] } };

/**
 * What a person may do has changed, or what everybody may where none is named: access tokens issued before `before` are
 * refused from now on. Sessions go on with their next token.
 */
export const rightsChanged = event('identity.rights.changed', z.object({ userId: uuid().nullable(), before: instant }));
/** A person was given a role; `customRoleId` names the organization's own one. */
export const roleGranted = event(
  'identity.role.granted',
  z.object({ ...grant, customRoleId: uuid().nullable() }),
  ofPeople,
);
export const roleRevoked = event('identity.role.revoked', z.object(grant), ofPeople);
/** The organization made, changed or deleted a role of its own; `people` hold it. */
export const customRoleChanged = event(
  'identity.customRole.changed',
  z.object({
    customRoleId: uuid(),
    name: z.string(),
    how: z.enum(['created', 'changed', 'deleted']),
    people: z.int().min(0),
  }),
  ofPeople,
);
/** An administrator has closed a person's account, or opened it again. */
export const accountSwitched = event(
  'identity.account.switched',
  z.object({ userId: uuid(), status: z.enum(['active', 'disabled']) }),
  ofPeople,
);
/** An administrator has made a link with which a person chooses a password; `shown` to the administrator, or mailed. */
export const passwordLinkIssued = event(
  'identity.password.linkIssued',
  z.object({ userId: uuid(), how: z.enum(['shown', 'mailed']) }),
);
/** An invitation was made, sent again, taken back or accepted. */
export const invitationChanged = event(
  'identity.invitation.changed',
  z.object({ invitationId: uuid(), how: z.enum(['sent', 'shown', 'kept', 'withdrawn', 'accepted']) }),
  { live: { ...keepers, refetches: ['identity.invitations.list', 'identity.roles.list'] } },
);
/** Somebody works here from now on, by an invitation. */
export const personJoined = event('identity.person.joined', z.object({ ...grant, invitationId: uuid() }), ofPeople);
/** A directory's connection was made, changed, given another token, switched or taken away, or one of its groups mapped. */
export const provisioningChanged = event(
  'identity.provisioning.changed',
  z.object({
    connectionId: uuid(),
    how: z.enum(['connected', 'changed', 'renewed', 'paused', 'resumed', 'disconnected', 'mapped']),
  }),
  { live: { ...keepers, refetches: ['identity.provisioning.list', 'identity.provisioning.groups'] } },
);
/** A directory has made, changed, closed, opened or let go of a person's account. */
export const personProvisioned = event(
  'identity.person.provisioned',
  z.object({
    userId: uuid(),
    connectionId: uuid(),
    how: z.enum(['created', 'changed', 'disabled', 'enabled', 'removed']),
  }),
  { live: { ...keepers, refetches: ['identity.members.list', 'identity.provisioning.list'] } },
);
/** A module of the organization was switched. */
export const moduleSwitched = event(
  'identity.organization.moduleSwitched',
  z.object({ module: z.enum(modules), on: z.boolean() }),
  { live: { ...keepers, refetches: ['identity.organizations.get', 'identity.roles.list'] } },
);

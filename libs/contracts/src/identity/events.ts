import { z } from 'zod';
import { applicationScopes } from '../access/principal.js';
import { industries, roles } from '../access/tables.js';
import { event } from '../define.js';
import { instant, uuid } from '../paging.js';

const session = { userId: uuid(), sessionId: uuid() };

export const signedIn = event('identity.session.started', z.object(session));
/** Tokens of the session, or the one token of an application by its own id, issued before `before` are refused from now on. */
export const sessionRevoked = event(
  'identity.session.revoked',
  z.object({
    ...session,
    before: instant,
    reason: z.enum(['signed-out', 'role-switched', 'refresh-reuse', 'disabled', 'application-revoked']),
  }),
);
/** A rotated refresh token came back: a person has a copy. The whole session has been ended. */
export const refreshReused = event('identity.session.refreshReused', z.object(session));
/** Without a person where the address is not known: an attempt leaves the same trace either way. */
export const signInFailed = event(
  'identity.session.refused',
  z.object({ userId: uuid().nullable(), locked: z.boolean() }),
);
export const roleSwitched = event(
  'identity.role.switched',
  z.object({ ...session, role: z.enum(roles), industry: z.enum(industries) }),
);
export const candidateRegistered = event('identity.candidate.registered', z.object({ userId: uuid() }));
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

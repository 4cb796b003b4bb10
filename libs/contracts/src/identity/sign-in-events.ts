import { z } from 'zod';
import { industries, roles } from '../access/tables.js';
import { event } from '../define.js';
import { instant, uuid } from '../paging.js';

/** Whoever looks after the people of an organization. */
export const keepers = { to: 'organization', access: { role: ['ORGANIZATION_ADMIN', 'PLATFORM_ADMIN'] } } as const;
const session = { userId: uuid(), sessionId: uuid() };

export const signedIn = event('identity.session.started', z.object(session), {
  live: { to: 'subject', access: 'signed-in', refetches: ['identity.sessions.list'] },
});
/** Tokens of the session, or the one token of an application by its own id, issued before `before` are refused from now on. */
export const sessionRevoked = event(
  'identity.session.revoked',
  z.object({
    ...session,
    before: instant,
    reason: z.enum([
      'signed-out',
      'role-switched',
      'refresh-reuse',
      'disabled',
      'application-revoked',
      'ended',
      'password-changed',
      'break-glass-ended',
    ]),
  }),
  { live: { to: 'subject', access: 'signed-in', refetches: ['identity.sessions.list'] } },
);
/** A person chose another password: `reset` with a link, `changed` knowing the present one. */
export const passwordChanged = event(
  'identity.password.changed',
  z.object({ userId: uuid(), how: z.enum(['reset', 'changed']) }),
);
/** A person signed in on a device, or with a browser, that none of their sessions of the last ninety days had. */
export const newDeviceSeen = event(
  'identity.session.newDevice',
  z.object({ ...session, device: z.string(), network: z.string().nullable() }),
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
export const candidateRegistered = event('identity.candidate.registered', z.object({ userId: uuid() }), {
  live: { ...keepers, refetches: ['identity.registrations.list', 'identity.members.list'] },
});

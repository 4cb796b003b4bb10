import { z } from 'zod';
import { event, job, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { peopleKeeper } from './roles.js';
import { sessionRevoked } from './sign-in-events.js';
import { label } from '../text.js';

/** For how long somebody may look into an organization, in minutes. */
export const BREAK_GLASS_MINUTES = [15, 30, 60] as const;
const LONGEST_MINUTES = 60;

const keepers = { to: 'organization', access: { role: ['ORGANIZATION_ADMIN', 'PLATFORM_ADMIN'] } } as const;
const refetches = ['identity.breakGlass.list', 'audit.trail.platform'] as const;

/** Somebody of the platform looks into this organization from now on, at most until then. */
export const breakGlassOpened = event(
  'identity.breakGlass.opened',
  z.object({ breakGlassId: uuid(), by: uuid(), byName: z.string(), reason: z.string(), minutes: z.int() }),
  { live: { ...keepers, refetches } },
);
/** They look in no more; `endedBy` is null where its time was up. */
export const breakGlassEnded = event(
  'identity.breakGlass.ended',
  z.object({ breakGlassId: uuid(), by: uuid(), byName: z.string(), endedBy: uuid().nullable() }),
  { live: { ...keepers, refetches } },
);
/** The same, for the trail of the organization they are of. */
export const breakGlassRecorded = event(
  'identity.breakGlass.recorded',
  z.object({ breakGlassId: uuid(), organizationId: uuid(), how: z.enum(['opened', 'ended']), reason: z.string() }),
);

/** Writes what somebody did in another organization into the trail of their own. */
export const recordBreakGlass = job(
  'identity.breakGlass.record',
  z.object({ breakGlassId: uuid(), how: z.enum(['opened', 'ended']) }),
);

const BreakGlassToken = z.object({
  breakGlassId: uuid(),
  organizationId: uuid(),
  /** Name of the organization. */
  organization: z.string(),
  /** Reads in that organization, and nothing else. */
  accessToken: z.string(),
  /** When the token ends; another one is to be had until `until`. */
  expiresAt: instant,
  until: instant,
});
export type BreakGlassToken = z.infer<typeof BreakGlassToken>;

const platform = { acrossOrganizations: true, access: { role: ['PLATFORM_ADMIN' as const] } } as const;

export const openBreakGlass = operation('identity.breakGlass.open', {
  ...platform,
  stepUp: true,
  http: 'POST /api/admin/organizations/:organizationId/break-glass',
  summary:
    'Look into an organization for an hour at most: every administrator there is told, and nothing can be changed',
  input: z.object({
    organizationId: uuid(),
    reason: label().min(10, 'Please say why in a sentence').max(300),
    minutes: z.int().min(5).max(LONGEST_MINUTES),
  }),
  output: BreakGlassToken,
  effect: 'write',
  events: () => [breakGlassOpened, breakGlassEnded, sessionRevoked],
  success: 201,
  errors: ['resource.missing', 'tenant.own', 'tenant.state'],
});

export const renewBreakGlass = operation('identity.breakGlass.renew', {
  ...platform,
  http: 'POST /api/admin/organizations/:organizationId/break-glass/:breakGlassId',
  summary: 'Another token for looking into an organization, as long as that has not ended',
  input: z.object({ organizationId: uuid(), breakGlassId: uuid() }),
  output: BreakGlassToken,
  effect: 'write',
  changes: [],
  errors: ['resource.missing', 'breakGlass.over'],
});

export const endBreakGlass = operation('identity.breakGlass.end', {
  http: 'POST /api/identity/break-glass/:breakGlassId/end',
  access: peopleKeeper,
  duringBreakGlass: true,
  summary: 'End a look into my organization, whoever looks: their token is refused within five seconds',
  input: z.object({ breakGlassId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [breakGlassEnded, sessionRevoked],
  errors: ['resource.missing'],
});

const BreakGlass = z.object({
  id: uuid(),
  byName: z.string(),
  reason: z.string(),
  openedAt: instant,
  until: instant,
  /** Null while it lasts. */
  endedAt: instant.nullable(),
  /** Name of who ended it; null where its time was up, or while it lasts. */
  endedBy: z.string().nullable(),
});
export type BreakGlass = z.infer<typeof BreakGlass>;

export const listBreakGlass = operation('identity.breakGlass.list', {
  http: 'GET /api/identity/break-glass',
  access: peopleKeeper,
  summary: 'Who of the platform looked into my organization, why and for how long: the latest fifty',
  input: z.object({}),
  output: z.object({ items: z.array(BreakGlass) }),
  effect: 'read',
});

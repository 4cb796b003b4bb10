import { z } from 'zod';
import { industries, modules, permissions, roles } from '../access/tables.js';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { Session } from './auth.js';
import { Organization, Sides, User } from './people.js';
import { UserPreferences } from './preference-values.js';
import { roleSwitched, sessionRevoked } from './sign-in-events.js';

export const switchRole = operation('identity.auth.switchRole', {
  http: 'POST /api/auth/switch-role',
  access: 'signed-in',
  summary: 'Work in another of my industry roles; the old access token dies',
  input: z.object({ industry: z.enum(industries), roleId: uuid() }),
  output: Session,
  effect: 'write',
  events: () => [roleSwitched, sessionRevoked],
  errors: ['access.role'],
});

export const getMe = operation('identity.auth.me', {
  http: 'GET /api/auth/me',
  access: 'signed-in',
  summary: 'Who I am, where I work and what I may do',
  input: z.object({}),
  output: z.object({
    user: User,
    organization: Organization,
    roles: z.array(z.enum(roles)),
    modules: z.array(z.enum(modules)),
    permissions: z.array(z.enum(permissions)),
    sides: Sides,
    /** Packed CASL rules: what the browser decides by. */
    rules: z.array(z.array(z.unknown())),
    /** How they want the product to look. */
    preferences: UserPreferences,
    /** IANA name of where they are; null: the organization's. */
    timezone: z.string().nullable(),
    hasPhoto: z.boolean(),
    /** Until when I may go on without the second factor my organization asks for; null where none is missing. */
    enrollBy: instant.nullable(),
    /** Where nobody does anything for so long, the browser signs out. */
    sessionIdleMinutes: z.int(),
  }),
  effect: 'read',
  whileEnrolling: true,
});

export const testAccess = operation('identity.auth.testAccess', {
  http: 'GET /api/auth/access-test',
  access: 'signed-in',
  summary: 'Every module with the rule that opens or closes it for one of my roles',
  input: z.object({ roleId: uuid().optional() }),
  output: z.object({
    role: z.enum(roles),
    industry: z.enum(industries),
    rows: z.array(
      z.object({
        module: z.enum(modules),
        allowed: z.boolean(),
        /** The rule that decided, in words. */
        decidedBy: z.string(),
      }),
    ),
  }),
  effect: 'read',
  errors: ['access.role'],
});

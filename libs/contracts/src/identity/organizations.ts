import { z } from 'zod';
import { operation } from '../define.js';
import { hideableModules } from '../access/grants.js';
import { modules } from '../access/tables.js';
import { moduleSwitched, rightsChanged } from './events.js';
import { Organization } from './people.js';

/** What is open in it: for listeners and jobs, which no token tells. */
export const organizationModules = operation('identity.organizations.modules', {
  http: 'none',
  access: 'internal',
  summary: 'The modules that the organization a call, a listener or a job works for has switched on',
  input: z.object({}),
  output: Organization.pick({ modules: true }),
  effect: 'read',
});

/** What its calendar is read in: days, weeks and quiet hours of its people. */
export const organizationTimezone = operation('identity.organizations.timezone', {
  http: 'none',
  access: 'internal',
  summary: 'The timezone (IANA) of the organization a call, a listener or a job works for',
  input: z.object({}),
  output: Organization.pick({ timezone: true }),
  effect: 'read',
});

const platform = { role: ['PLATFORM_ADMIN' as const] };

export const getOrganization = operation('identity.organizations.get', {
  http: 'GET /api/identity/organization',
  access: platform,
  summary: 'The organization I administer: which modules it has switched on, and how many people work in it',
  input: z.object({}),
  output: Organization.omit({ modules: true }).extend({
    /** Active people. */
    people: z.int().min(0),
    switches: z.array(z.object({ module: z.enum(modules), on: z.boolean() })),
  }),
  effect: 'read',
});

export const switchModule = operation('identity.organizations.switchModule', {
  http: 'PUT /api/identity/organization/modules/:module',
  access: platform,
  summary:
    'Switch a module of the organization on or off; off hides and never deletes, for everybody within five seconds',
  input: z.object({ module: z.enum(hideableModules), on: z.boolean() }),
  output: z.object({}),
  effect: 'write',
  events: () => [moduleSwitched, rightsChanged],
  success: 204,
});

import { z } from 'zod';
import { operation } from '../define.js';
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

import { z } from 'zod';
import { uuid } from '../paging.js';
import { ruleOf } from '../access/gates.js';
import { event } from '../define.js';
import { workRoleKeys } from './readiness-work-roles.js';

const Role = z.enum(workRoleKeys);
const live = {
  live: {
    to: 'organization' as const,
    access: ruleOf('cyber.readiness'),
    refetches: ['cyber.readiness.get', 'cyber.readiness.role', 'cyber.deploy.people'],
  },
};

/** What the organization needs, or who fills it, changed. */
export const readinessChanged = event(
  'cyber.readiness.changed',
  z.object({ workRole: Role, change: z.enum(['target', 'assigned', 'released']), userId: uuid().nullable() }),
  live,
);
export const workRoleClaimed = event('cyber.readiness.claimed', z.object({ workRole: Role, userId: uuid() }), live);
export const workRoleDecided = event(
  'cyber.readiness.decided',
  z.object({ workRole: Role, userId: uuid(), decision: z.enum(['confirmed', 'declined']) }),
  live,
);

import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event, job } from '../define.js';
import { uuid } from '../paging.js';
import { offboardingStateKeys } from './offboarding-states.js';

/** Somebody leaves, or something about their leaving changed. */
export const offboardingChanged = event(
  'talent.offboarding.changed',
  z.object({
    offboardingId: uuid(),
    employeeId: uuid(),
    status: z.enum(offboardingStateKeys),
    what: z.enum(['started', 'task', 'handover', 'access', 'interview', 'completed', 'cancelled']),
    byId: uuid().nullable(),
  }),
  {
    live: {
      to: 'organization' as const,
      access: ruleOf('talent.offboard'),
      refetches: [
        'talent.offboarding.list',
        'talent.offboarding.get',
        'talent.offboarding.themes',
        'talent.people.list',
        'talent.people.get',
        'talent.people.chart',
      ],
    },
  },
);

/** Access ends by the clock: often enough that it holds everywhere within five seconds. */
export const endDueAccess = job('talent.offboarding.endAccess', z.object({}), { everyMs: 2_000 });

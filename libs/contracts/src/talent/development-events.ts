import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event } from '../define.js';
import { uuid } from '../paging.js';
import { developmentStateKeys } from './development-states.js';

/** A development plan was started, agreed, worked on or ended. `byId`: who did it, of either side. */
export const developmentChanged = event(
  'talent.development.changed',
  z.object({
    developmentPlanId: uuid(),
    employeeId: uuid(),
    managerId: uuid(),
    status: z.enum(developmentStateKeys),
    what: z.enum(['started', 'agreed', 'items', 'ticked', 'completed', 'archived']),
    byId: uuid(),
  }),
  {
    live: {
      to: 'organization' as const,
      access: 'signed-in' as const,
      refetches: [
        'talent.development.list',
        'talent.development.get',
        'talent.development.mine',
        'talent.skillMatrix.get',
      ],
    },
  },
);

/** Somebody else than a person has confirmed the level they have of a skill. */
export const skillConfirmed = event(
  'talent.skillMatrix.confirmed',
  z.object({ personId: uuid(), skillId: uuid(), level: z.int().min(1).max(5), byId: uuid() }),
  {
    live: {
      to: 'organization' as const,
      access: ruleOf('talent.develop'),
      refetches: ['talent.skillMatrix.get', 'talent.development.get', 'talent.people.list', 'talent.people.get'],
    },
  },
);

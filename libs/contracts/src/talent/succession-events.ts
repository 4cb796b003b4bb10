import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event } from '../define.js';
import { uuid } from '../paging.js';

/** Somebody was named to succeed whoever sits on a seat, or is so no more. */
export const successorChanged = event(
  'talent.successor.changed',
  z.object({ positionId: uuid(), successorId: uuid(), byId: uuid(), how: z.enum(['named', 'withdrawn']) }),
  {
    live: {
      to: 'organization' as const,
      access: ruleOf('talent.plan.figures'),
      refetches: ['talent.people.list', 'talent.people.get', 'talent.people.chart'],
    },
  },
);

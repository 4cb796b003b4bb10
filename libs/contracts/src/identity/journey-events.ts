import { z } from 'zod';
import { event } from '../define.js';
import { uuid } from '../paging.js';
import { journeyKeeper } from './journey-shapes.js';

/** A journey was written, changed, put to use, retired or thrown away, or given to people. */
export const journeyChanged = event(
  'identity.journey.changed',
  z.object({
    journeyId: uuid(),
    how: z.enum(['created', 'changed', 'activated', 'retired', 'discarded', 'assigned']),
  }),
  {
    live: {
      to: 'organization',
      access: journeyKeeper,
      refetches: ['identity.journeys.list', 'identity.journeys.get', 'identity.journeyRuns.list'],
    },
  },
);

/** A person began a journey, has done a step of it, or the last one. */
export const journeyRunChanged = event(
  'identity.journeyRun.changed',
  z.object({
    journeyRunId: uuid(),
    journeyId: uuid(),
    userId: uuid(),
    how: z.enum(['begun', 'progressed', 'completed']),
  }),
  { live: { to: 'subject', access: 'signed-in', refetches: ['identity.journeyRuns.mine'] } },
);

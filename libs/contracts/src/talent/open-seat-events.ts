import { z } from 'zod';
import { event } from '../define.js';
import { uuid } from '../paging.js';
import { pipelineLive } from './pipeline-live.js';

const seat = z.object({ positionId: uuid(), title: z.string(), ownerId: uuid(), recruiterId: uuid(), byId: uuid() });

/** A seat was put on hold, or taken up again. */
export const positionHeld = event(
  'talent.position.held',
  seat.extend({ onHold: z.boolean(), reason: z.string() }),
  pipelineLive,
);
/** Another person owns the seat and hires for it. */
export const positionReassigned = event(
  'talent.position.reassigned',
  seat.extend({ formerOwnerId: uuid() }),
  pipelineLive,
);
/** Whoever recruits changed what everybody who applies for a position answers. */
export const questionsChanged = event(
  'talent.position.asked',
  z.object({ positionId: uuid(), count: z.int().min(0) }),
  { live: { ...pipelineLive.live, refetches: ['talent.positions.questions', 'talent.advertised.get'] } },
);

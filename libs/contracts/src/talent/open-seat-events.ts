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

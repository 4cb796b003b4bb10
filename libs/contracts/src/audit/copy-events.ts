import { z } from 'zod';
import { event } from '../define.js';
import { instant } from '../paging.js';

/**
 * missing: the second copy, or its sign of life, is gone. behind: it ends before what was written to it. unwritable: it
 * could not be made longer. ahead: it, or what this process has signed, reaches further than the database.
 */
const copyFaults = ['missing', 'behind', 'unwritable', 'ahead'] as const;
export type CopyFault = (typeof copyFaults)[number];

/** The second copy of the organization's signed checkpoints is not as it was left. */
export const copyFaultFound = event('audit.copy.faultFound', z.object({ fault: z.enum(copyFaults) }));

/** A copy that could not be written is written again. */
export const copyRestored = event('audit.copy.restored', z.object({ fault: z.enum(copyFaults) }));

/**
 * Checkpoints are signed again after a pause, the last sign of life before it having been `number`. `orderly`: the
 * product had been stopped; otherwise it died, or lost its disk.
 */
export const trailResumed = event(
  'audit.trail.resumed',
  z.object({ number: z.int(), from: instant, to: instant, orderly: z.boolean() }),
);

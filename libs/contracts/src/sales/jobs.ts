import { z } from 'zod';
import { job } from '../define.js';

/** Applies approved account moves on their day. */
export const applyReassignments = job('sales.reassignments.apply', z.object({}), { everyMs: 15 * 60_000 });

import { z } from 'zod';
import { job } from '../define.js';

/** Applies approved account moves on their day. */
export const applyReassignments = job('sales.reassignments.apply', z.object({}), { everyMs: 15 * 60_000 });

/** Drafts the statements of the month before on its first day, and makes final those nobody disputed in time. */
export const settleStatements = job('sales.compensation.settle', z.object({}), { everyMs: 15 * 60_000 });

/** Lets assets go stale whose day of review has passed. */
export const ageAssets = job('sales.assets.age', z.object({}), { everyMs: 15 * 60_000 });

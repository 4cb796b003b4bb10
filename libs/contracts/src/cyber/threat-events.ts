import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event } from '../define.js';

const live = (refetches: readonly string[]) => ({
  live: { to: 'organization' as const, access: ruleOf('cyber.intelligence'), refetches },
});

/** An indicator was seen once more: its clock starts again. */
export const indicatorSighted = event('cyber.indicator.sighted', z.object({ indicatorId: z.uuid() }), live([]));

import { z } from 'zod';
import { uuid } from '../paging.js';
import { ruleOf } from '../access/gates.js';
import { may, type Rule } from '../access/rule.js';
import { event, job } from '../define.js';
import { clearanceDates } from './clearance-kinds.js';

const live = {
  live: {
    to: 'organization' as const,
    access: { any: [ruleOf('cyber.clearance'), may('VERIFY_CLEARANCE', 'CYBER')] } satisfies Rule,
    refetches: [
      'cyber.clearance.mine',
      'cyber.clearance.own',
      'cyber.clearance.list',
      'cyber.clearance.get',
      'cyber.readiness.clearances',
      'cyber.deploy.people',
    ],
  },
};
const userId = uuid();

/** A date of a person's clearance comes near or is over (negative). Told once for a date and a threshold. */
export const clearanceDue = event(
  'cyber.clearance.due',
  z.object({ userId, daysLeft: z.int(), date: z.enum(clearanceDates) }),
  live,
);
/** A person reported a change or took it back, or an officer decided it. */
export const clearanceChanged = event(
  'cyber.clearance.changed',
  z.object({ userId, change: z.enum(['submitted', 'withdrawn', 'confirmed', 'rejected']) }),
  live,
);

/** Tells of clearances with a date that comes due since it last looked. */
export const watchClearances = job('cyber.clearance.watch', z.object({}), { everyMs: 15 * 60_000 });

import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may, type Rule } from '../access/rule.js';
import { event } from '../define.js';
import { day, uuid } from '../paging.js';
import { releaseReasons } from './shifts-states.js';

/** Who works shifts, and who decides about them. */
export const shiftRules = {
  worker: may('MANAGE_SHIFT_AVAILABILITY', 'HEALTHCARE'),
  approver: may('APPROVE_SHIFTS', 'HEALTHCARE'),
} as const;

const live = {
  live: {
    to: 'organization' as const,
    access: { any: [shiftRules.worker, shiftRules.approver, ruleOf('healthcare.units.manage')] } satisfies Rule,
    refetches: [
      'healthcare.shifts.mine',
      'healthcare.shifts.schedule',
      'healthcare.shifts.claimable',
      'healthcare.shifts.list',
      'healthcare.shifts.get',
      'healthcare.shifts.candidates',
      'healthcare.shifts.requests',
      'healthcare.roster.week',
      'healthcare.swaps.mine',
      'healthcare.swaps.options',
      'healthcare.units.overview',
      'healthcare.units.people',
    ],
  },
};

const shift = z.object({ shiftId: uuid(), department: z.string(), date: day, startTime: z.string() });
const worked = shift.extend({ userId: uuid() });
const decision = z.enum(['approved', 'declined']);

export const shiftPublished = event('healthcare.shift.published', shift, live);
/** Free slots are offered to people who may claim them. */
export const shiftOffered = event('healthcare.shift.offered', shift.extend({ userIds: z.array(uuid()) }), live);
export const shiftClaimed = event(
  'healthcare.shift.claimed',
  worked.extend({ status: z.enum(['confirmed', 'pending']) }),
  live,
);
/** A manager gave a person a slot. */
export const shiftAssigned = event('healthcare.shift.assigned', worked, live);
/** A person asks to be released from a shift that starts soon. */
export const shiftReleaseAsked = event('healthcare.shift.releaseAsked', worked, live);
export const shiftReleased = event(
  'healthcare.shift.released',
  worked.extend({ reason: z.enum(releaseReasons) }),
  live,
);
/** A claim or a late release was decided. */
export const shiftDecided = event(
  'healthcare.shift.decided',
  worked.extend({ what: z.enum(['claim', 'release']), decision }),
  live,
);
export const shiftCancelled = event('healthcare.shift.cancelled', shift.extend({ userIds: z.array(uuid()) }), live);
/** A person did not come, or did after all. */
export const shiftAbsenceMarked = event('healthcare.shift.absenceMarked', worked.extend({ absent: z.boolean() }), live);

const swap = z.object({ swapId: uuid(), proposerId: uuid(), colleagueId: uuid() });
export const swapProposed = event('healthcare.swap.proposed', swap, live);
export const swapAnswered = event('healthcare.swap.answered', swap.extend({ accepted: z.boolean() }), live);
export const swapWithdrawn = event('healthcare.swap.withdrawn', swap, live);
export const swapDeclined = event('healthcare.swap.declined', swap, live);
/** Both have exchanged their shifts. */
export const shiftSwapped = event('healthcare.shift.swapped', swap, live);
/** A person said when they are glad to work. */
export const availabilitySet = event('healthcare.availability.changed', z.object({ userId: uuid() }), {
  live: {
    to: 'subject',
    access: shiftRules.worker,
    refetches: ['healthcare.availability.mine', 'healthcare.shifts.claimable'],
  },
});

/** Drafts of a week were planned, changed or thrown away, or a leave was recorded. */
export const rosterChanged = event('healthcare.roster.changed', z.object({ date: day }), {
  live: {
    to: 'organization',
    access: shiftRules.approver,
    refetches: [
      'healthcare.roster.week',
      'healthcare.shifts.list',
      'healthcare.shifts.get',
      'healthcare.shifts.candidates',
    ],
  },
});

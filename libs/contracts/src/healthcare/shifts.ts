import { z } from 'zod';
import { distinct } from '../canonical.js';
import { operation } from '../define.js';
import { day, noContent, uuid } from '../paging.js';
import {
  shiftRules,
  shiftClaimed,
  shiftOffered,
  shiftReleaseAsked,
  shiftReleased,
  swapWithdrawn,
  availabilitySet,
} from './shifts-events.js';
import { ShiftFacts } from './shifts-roster.js';
import { assignmentStatuses, claimRefusals, weekParts } from './shifts-states.js';
import { label, prose } from '../text.js';

export const NO_UPCOMING_SHIFTS = 'No upcoming shifts scheduled';

const { worker } = shiftRules;
const shiftId = uuid();

export const myShifts = operation('healthcare.shifts.mine', {
  http: 'GET /api/healthcare/professional/shifts',
  access: worker,
  summary: 'My hours of this workweek and the next, free slots I may claim, and the shifts ahead of me',
  input: z.object({}),
  output: z.object({
    /** Hours and shifts that are confirmed or completed, by workweek. */
    thisWeekHours: z.number(),
    thisWeekShifts: z.int(),
    nextWeekHours: z.number(),
    nextWeekShifts: z.int(),
    /** Free slots of the next 14 days that I may claim. */
    availableSlots: z.int(),
    /** Hours beyond forty in this workweek. */
    overtimeHours: z.number(),
    upcomingShifts: z.array(
      z.object({
        date: day,
        startTime: z.string(),
        endTime: z.string(),
        department: z.string(),
        status: z.enum(assignmentStatuses),
      }),
    ),
  }),
  effect: 'read',
});

export const ScheduledShift = ShiftFacts.extend({
  assignmentId: uuid(),
  status: z.enum(assignmentStatuses),
  overtime: z.boolean(),
  /** It has begun: nothing about it can be changed any more. */
  started: z.boolean(),
  releaseAsked: z.boolean(),
  /** It starts so soon that a release waits for approval. */
  releaseLate: z.boolean(),
  note: z.string().nullable(),
  /** The open exchange it is part of. */
  swapId: uuid().nullable(),
});
export type ScheduledShift = z.infer<typeof ScheduledShift>;

/** Which of my shifts are shown; of a workweek those that are confirmed, gone by or ahead. */
export const scheduleSpans = {
  upcoming: 'Upcoming',
  week: 'This week',
  nextWeek: 'Next week',
  past: 'Last 4 weeks',
} as const;
export type ScheduleSpan = keyof typeof scheduleSpans;

export const mySchedule = operation('healthcare.shifts.schedule', {
  http: 'GET /api/healthcare/shifts/own',
  access: worker,
  summary: 'My shifts in full: those ahead of me, those of the last four weeks, or the confirmed ones of a workweek',
  input: z.object({
    show: z.enum(Object.keys(scheduleSpans) as [ScheduleSpan, ...ScheduleSpan[]]).default('upcoming'),
  }),
  output: z.object({ items: z.array(ScheduledShift) }),
  effect: 'read',
});

export const ClaimableShift = ShiftFacts.extend({
  free: z.int(),
  /** What a claim would answer. */
  answer: z.enum(['confirmed', 'pending']),
  overtime: z.boolean(),
  /** Hours of the workweek the shift begins in, with this shift. */
  weekHours: z.number(),
  /** It lies where I am glad to work. */
  fits: z.boolean(),
});
export type ClaimableShift = z.infer<typeof ClaimableShift>;

export const HiddenShift = ShiftFacts.extend({
  reason: z.enum(claimRefusals),
  /** Required credentials I do not hold on its date. */
  missing: z.array(z.string()),
});
export type HiddenShift = z.infer<typeof HiddenShift>;

export const claimableShifts = operation('healthcare.shifts.claimable', {
  http: 'GET /api/healthcare/shifts/claimable',
  access: worker,
  summary: 'Free shifts of the next 14 days that I may claim, and why I may not claim the others',
  input: z.object({
    department: label().max(80).optional(),
    fitting: z.stringbool().optional(),
    search: label().max(100).optional(),
  }),
  output: z.object({
    items: z.array(ClaimableShift),
    total: z.int(),
    hidden: z.array(HiddenShift),
    departments: z.array(z.string()),
  }),
  effect: 'read',
});

export const claimShift = operation('healthcare.shifts.claim', {
  http: 'POST /api/healthcare/shifts/:shiftId/claim',
  access: worker,
  summary: 'Claim a free slot; the answer says whether it is confirmed or waits for approval',
  input: z.object({ shiftId }),
  output: z.object({ status: z.enum(['confirmed', 'pending']) }),
  effect: 'write',
  events: () => [shiftClaimed],
  errors: ['resource.missing', ...claimRefusals],
});

export const releaseShift = operation('healthcare.shifts.release', {
  http: 'POST /api/healthcare/shifts/:shiftId/release',
  access: worker,
  summary: 'Give back my slot of a shift; within 24 hours of its start a manager has to agree',
  input: z.object({ shiftId, reason: prose().max(300).optional() }),
  output: z.object({ status: z.enum(['released', 'asked']) }),
  effect: 'write',
  events: () => [shiftOffered, shiftReleaseAsked, shiftReleased, swapWithdrawn],
  errors: ['resource.missing', 'shift.over', 'shift.asked'],
});

export const myAvailability = operation('healthcare.availability.mine', {
  http: 'GET /api/healthcare/availability',
  access: worker,
  summary: 'The parts of a week in which I am glad to be offered a shift',
  input: z.object({}),
  output: z.object({
    parts: z.array(z.enum(weekParts)),
    /** I have said so; where not, every part counts. */
    isSet: z.boolean(),
  }),
  effect: 'read',
});

export const setAvailability = operation('healthcare.availability.set', {
  http: 'PUT /api/healthcare/availability',
  access: worker,
  summary: 'Say in which parts of a week I am glad to be offered a shift',
  input: z.object({ parts: distinct(z.enum(weekParts)).max(weekParts.length) }),
  ...noContent,
  effect: 'write',
  events: () => [availabilitySet],
});

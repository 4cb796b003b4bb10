import { z } from 'zod';
import { operation } from '../define.js';
import { day, instant, listInput, listOf } from '../paging.js';
import { shiftRules } from './shifts-events.js';
import { shiftStates } from './shifts-states.js';

const { approver } = shiftRules;
const text = (most: number, message: string) => z.string().trim().min(1, message).max(most);
const time = z.iso.time({ precision: -1 });
const shiftId = z.uuid();

/** A shift as every list shows it; day and times as the organization's clocks show them. */
export const ShiftFacts = z.object({
  shiftId,
  department: z.string(),
  date: day,
  startTime: z.string(),
  endTime: z.string(),
  startsAt: instant,
  endsAt: instant,
  hours: z.number(),
  requiredCredentials: z.array(z.string()),
  requiredSkills: z.array(z.string()),
});
export type ShiftFacts = z.infer<typeof ShiftFacts>;

export const RosterShift = ShiftFacts.extend({
  status: z.enum(shiftStates),
  slots: z.int(),
  /** Slots that are confirmed, and those that wait for approval. */
  confirmed: z.int(),
  pending: z.int(),
  version: z.int(),
});
export type RosterShift = z.infer<typeof RosterShift>;

export const publishShift = operation('healthcare.shifts.publish', {
  http: 'POST /api/healthcare/shifts',
  access: approver,
  summary: 'Publish a shift; people who may claim it are told',
  input: z.object({
    department: text(80, 'Please enter a department'),
    date: day,
    startTime: time,
    endTime: time,
    slots: z.int().min(1, 'At least one person').max(50, 'At most 50 people'),
    requiredCredentials: z
      .array(text(120, 'Please enter a credential'))
      .min(1, 'Please choose at least one credential')
      .max(10),
    requiredSkills: z.array(text(60, 'Please enter a skill')).max(10).default([]),
  }),
  output: z.object({ id: z.uuid() }),
  effect: 'write',
  success: 201,
});

const filters = {
  search: z.string().trim().max(100).optional(),
  department: z.string().max(80).optional(),
  status: z.enum(shiftStates).optional(),
  from: day.optional(),
  until: day.optional(),
};

export const listShifts = operation('healthcare.shifts.list', {
  http: 'GET /api/healthcare/shifts',
  access: approver,
  summary: 'Shifts of the organization from today on, or in a span of days, with how many slots are taken',
  input: z.object({ ...listInput(['date', 'department', 'free']), ...filters }),
  output: listOf(RosterShift),
  effect: 'read',
});

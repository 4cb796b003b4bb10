import { z } from 'zod';
import { may } from '../access/rule.js';
import { distinct } from '../canonical.js';
import { operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, noContent, uuid } from '../paging.js';
import {
  shiftRules,
  rosterChanged,
  shiftOffered,
  shiftPublished,
  shiftCancelled,
  swapWithdrawn,
  shiftAssigned,
  shiftReleased,
  shiftAbsenceMarked,
} from './shifts-events.js';
import { assignmentStatuses, claimRefusals, credentialFlaws, releaseReasons, shiftStates } from './shifts-states.js';
import { label, prose } from '../text.js';
import { mayDo } from '../record-may.js';

const { approver } = shiftRules;
const text = (most: number, message: string) => prose().min(1, message).max(most);
const name = (most: number, message: string) => label().min(1, message).max(most);
const time = z.iso.time({ precision: -1 });
const shiftId = uuid();
const assignmentId = uuid();
/** Why somebody cannot be given a shift; whose turn it is to claim does not bind a manager. */
const workRefusals = claimRefusals.filter((code) => code !== 'shift.turn');

/** A shift as every list shows it; day and times as the organization's clocks show them. */
export const ShiftFacts = z.object({
  id: uuid(),
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
  /** Slots of a draft that somebody is planned for. */
  planned: z.int(),
});
export type RosterShift = z.infer<typeof RosterShift>;

/** What a manager may do about a slot: take it back, or say that its person did not come, or did. */
const slotActions = ['remove', 'absent', 'present'] as const;

/** A person's slot of a shift as managers see it. */
export const SlotOfShift = z.object({
  assignmentId,
  userId: uuid(),
  name: z.string(),
  status: z.enum(assignmentStatuses),
  overtime: z.boolean(),
  /** They ask to be released. */
  releaseAsked: z.boolean(),
  releaseReason: z.enum(releaseReasons).nullable(),
  note: z.string().nullable(),
  may: mayDo(slotActions),
});
export type SlotOfShift = z.infer<typeof SlotOfShift>;

export const publishShift = operation('healthcare.shifts.publish', {
  http: 'POST /api/healthcare/shifts',
  access: approver,
  summary: 'Publish a shift; people who may claim it are told',
  input: z.object({
    department: name(80, 'Please enter a department'),
    date: days.planned,
    startTime: time,
    endTime: time,
    slots: z.int().min(1, 'At least one person').max(50, 'At most 50 people'),
    requiredCredentials: distinct(name(120, 'Please enter a credential'))
      .min(1, 'Please choose at least one credential')
      .max(10),
    requiredSkills: distinct(name(60, 'Please enter a skill')).max(10).default([]),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [shiftOffered, shiftPublished],
  success: 201,
});

const filters = {
  search: label().max(100).optional(),
  department: label().max(80).optional(),
  status: z.enum(shiftStates).optional(),
  from: day.optional(),
  until: day.optional(),
  /** Ahead, with a slot nobody has. */
  free: z.stringbool().optional(),
};

export const listShifts = operation('healthcare.shifts.list', {
  http: 'GET /api/healthcare/shifts',
  access: approver,
  summary: 'Shifts of the organization from today on, or in a span of days, with how many slots are taken',
  input: z.object({ ...listInput(['date', 'department', 'free']), ...filters }),
  output: listOf(RosterShift),
  effect: 'read',
});

export const getShift = operation('healthcare.shifts.get', {
  http: 'GET /api/healthcare/shifts/:shiftId',
  access: approver,
  summary: 'One shift with everybody who works it, asked to, or was released',
  input: z.object({ shiftId }),
  output: RosterShift.extend({
    started: z.boolean(),
    cancelReason: z.string().nullable(),
    people: z.array(SlotOfShift),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

/** Words a new shift is made of: what was published before, and the credentials people hold. */
export const shiftWords = operation('healthcare.shifts.words', {
  http: 'GET /api/healthcare/shift-words',
  access: approver,
  summary: 'Departments and skills of shifts so far, and the credentials people here hold',
  input: z.object({}),
  output: z.object({
    departments: z.array(z.string()),
    credentials: z.array(z.string()),
    skills: z.array(z.string()),
  }),
  effect: 'read',
});

export const exportShifts = operation(
  'healthcare.shifts.export',
  csvExport(
    { http: 'GET /api/healthcare/shifts' },
    {
      access: { ...may('EXPORT_DATA'), any: [approver] },
      summary: 'The schedule as a CSV file, a line per person and shift, at most 4,000; filters narrow it down',
      rows: filters,
    },
  ),
);

export const cancelShift = operation('healthcare.shifts.cancel', {
  http: 'POST /api/healthcare/shifts/:shiftId/cancellation',
  access: approver,
  summary: 'Cancel a shift that has not started, with a reason; whoever was to work it is told',
  input: z.object({ shiftId, reason: text(300, 'Please say why') }),
  ...noContent,
  effect: 'write',
  events: () => [shiftCancelled, swapWithdrawn, rosterChanged],
  errors: ['resource.missing', 'shift.over'],
});

/** What speaks against somebody working a shift: the first rule they would break, and by what. */
export const Obstacle = z.object({
  code: z.enum(claimRefusals),
  /** The required credential, what is amiss with it, and the day it expires where that is known. */
  credential: z.object({ name: z.string(), flaw: z.enum(credentialFlaws), until: day.nullable() }).nullable(),
  /** Hours of rest there would be, and that are needed. */
  rest: z.object({ hours: z.number(), neededHours: z.number() }).nullable(),
  /** The shift it overlaps, or that is too near: the day and the time it begins at. */
  other: z.object({ date: day, startTime: z.string() }).nullable(),
});
export type Obstacle = z.infer<typeof Obstacle>;

export const shiftCandidates = operation('healthcare.shifts.candidates', {
  http: 'GET /api/healthcare/shifts/:shiftId/candidates',
  access: approver,
  summary:
    'People who hold what a shift needs or work in its department, with what speaks against them; those with the fewest hours first',
  input: z.object({ shiftId }),
  output: z.object({
    items: z.array(
      z.object({
        userId: uuid(),
        name: z.string(),
        /** Hours of the workweek the shift begins in. */
        weekHours: z.number(),
        /** Hours claimed in the month of the shift. */
        monthHours: z.number(),
        overtime: z.boolean(),
        /** Hours beyond forty that the shift adds to its workweek. */
        overtimeAdded: z.number(),
        /** It lies where they are glad to work. */
        fits: z.boolean(),
        refusal: z.enum(claimRefusals).nullable(),
        obstacle: Obstacle.nullable(),
      }),
    ),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const fillShift = operation('healthcare.shifts.fill', {
  http: 'POST /api/healthcare/shifts/:shiftId/assignments',
  access: approver,
  summary:
    'Give a free slot to somebody who may work it; it is confirmed at once, and planned while the shift is a draft',
  input: z.object({ shiftId, userId: uuid() }),
  output: z.object({ assignmentId, overtime: z.boolean() }),
  effect: 'write',
  events: () => [shiftAssigned, rosterChanged],
  success: 201,
  errors: ['resource.missing', 'shift.ownDecision', ...workRefusals],
});

export const moveAssignment = operation('healthcare.shifts.move', {
  http: 'POST /api/healthcare/assignments/:assignmentId/move',
  access: approver,
  summary: 'Move a place in a shift to another shift, to another person, or both; whoever it concerns is told',
  input: z.object({ assignmentId, shiftId, userId: uuid() }),
  output: z.object({ assignmentId, overtime: z.boolean() }),
  effect: 'write',
  events: () => [shiftAssigned, shiftReleased, shiftOffered, swapWithdrawn, rosterChanged],
  errors: ['resource.missing', 'resource.stale', 'shift.settled', 'shift.ownDecision', ...workRefusals],
});

export const removeFromShift = operation('healthcare.shifts.remove', {
  http: 'POST /api/healthcare/assignments/:assignmentId/removal',
  access: approver,
  summary: 'Take somebody off a shift that has not started, with a reason they read',
  input: z.object({ assignmentId, reason: text(300, 'Please say why') }),
  ...noContent,
  effect: 'write',
  events: () => [shiftOffered, shiftReleased, swapWithdrawn, rosterChanged],
  errors: ['resource.missing', 'shift.over', 'shift.settled'],
});

export const markAbsence = operation('healthcare.shifts.markAbsence', {
  http: 'PUT /api/healthcare/assignments/:assignmentId/absence',
  access: approver,
  summary: 'Record that somebody did not come to a shift that has started, or take that back',
  input: z.object({ assignmentId, absent: z.boolean() }),
  ...noContent,
  effect: 'write',
  events: () => [shiftAbsenceMarked],
  errors: ['resource.missing', 'shift.absence'],
});

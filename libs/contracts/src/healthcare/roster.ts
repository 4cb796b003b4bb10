import { z } from 'zod';
import { operation } from '../define.js';
import { days } from '../dates.js';
import { day, noContent, uuid } from '../paging.js';
import { rosterChanged, shiftAssigned, shiftOffered, shiftPublished, shiftRules } from './shifts-events.js';
import { assignmentStatuses, claimRefusals, dayParts, shiftStates } from './shifts-states.js';
import { mayDo } from '../record-may.js';

const { worker, approver } = shiftRules;
const unitId = uuid();
/** Any day of the week; the week is that of its Monday. */
const week = days.planned;

/** A shift of the unit in the week. */
export const RosterSlot = z.object({
  shiftId: uuid(),
  date: day,
  part: z.enum(dayParts),
  startTime: z.string(),
  endTime: z.string(),
  status: z.enum(shiftStates),
  slots: z.int(),
  confirmed: z.int(),
  pending: z.int(),
  planned: z.int(),
  free: z.int(),
  started: z.boolean(),
  requiredCredentials: z.array(z.string()),
  may: mayDo(['invite']),
});
export type RosterSlot = z.infer<typeof RosterSlot>;

/** Work of a person in the week, wherever it is. */
export const RosterWork = z.object({
  assignmentId: uuid(),
  shiftId: uuid(),
  department: z.string(),
  date: day,
  part: z.enum(dayParts),
  startTime: z.string(),
  endTime: z.string(),
  status: z.enum(assignmentStatuses),
  overtime: z.boolean(),
  started: z.boolean(),
});
export type RosterWork = z.infer<typeof RosterWork>;

export const RosterPerson = z.object({
  userId: uuid(),
  name: z.string(),
  /** The part of the day most of their work begins in. */
  part: z.enum(dayParts),
  /** Hours claimed in the month. */
  monthHours: z.number(),
  work: z.array(RosterWork),
  leave: z.array(z.object({ leaveId: uuid(), firstDay: day, lastDay: day })),
});
export type RosterPerson = z.infer<typeof RosterPerson>;

export const rosterWeek = operation('healthcare.roster.week', {
  http: 'GET /api/healthcare/roster',
  access: { any: [worker, approver] },
  summary:
    'One unit for a week: its shifts and how they are covered, who works there and when; professionals get the units they work in, and of the people themselves',
  input: z.object({ unitId: unitId.optional(), week: week.optional() }),
  output: z.object({
    today: day,
    /** Monday of the week. */
    week: day,
    /** First day of the month whose hours are told: that of the Thursday. */
    monthStartsOn: day,
    /** Everybody and the drafts; where not, my own slice. */
    whole: z.boolean(),
    units: z.array(z.object({ id: unitId, name: z.string() })),
    /** Null where there is none to show. */
    unit: z
      .object({
        id: unitId,
        name: z.string(),
        department: z.string(),
        requiredDay: z.int(),
        requiredNight: z.int(),
      })
      .nullable(),
    shifts: z.array(RosterSlot),
    people: z.array(RosterPerson),
    /** Middle of everybody's hours of the month; null where nobody else is told of. */
    medianHours: z.number().nullable(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

const Refused = z.object({
  userId: uuid(),
  name: z.string(),
  date: day,
  part: z.enum(dayParts),
  code: z.enum(claimRefusals),
});
export type RefusedAssignment = z.infer<typeof Refused>;

export const copyWeek = operation('healthcare.roster.copy', {
  http: 'POST /api/healthcare/units/:unitId/roster/copy',
  access: approver,
  summary: 'Copy the shifts of a week of a unit to another one as drafts, with whoever may work them; nobody is told',
  input: z.object({ unitId, from: week, to: week }),
  output: z.object({
    copied: z.int(),
    /** Shifts the week has already. */
    kept: z.int(),
    planned: z.int(),
    /** Who is not planned again, and why. */
    refused: z.array(Refused),
  }),
  effect: 'write',
  events: () => [rosterChanged],
  errors: ['resource.missing', 'roster.over', 'roster.empty'],
  deadlineMs: 15_000,
});

export const publishWeek = operation('healthcare.roster.publish', {
  http: 'POST /api/healthcare/units/:unitId/roster/publication',
  access: approver,
  summary: 'Publish the drafts of a week of a unit: whoever is planned and still may work is confirmed and told',
  input: z.object({ unitId, week }),
  output: z.object({ published: z.int(), assigned: z.int(), refused: z.array(Refused) }),
  effect: 'write',
  events: () => [shiftPublished, shiftAssigned, shiftOffered, rosterChanged],
  errors: ['resource.missing', 'roster.changed', 'roster.undrafted'],
  deadlineMs: 15_000,
});

export const discardDrafts = operation('healthcare.roster.discard', {
  http: 'POST /api/healthcare/units/:unitId/roster/discard',
  access: approver,
  summary: 'Throw the drafts of a week of a unit away',
  input: z.object({ unitId, week }),
  output: z.object({ discarded: z.int() }),
  effect: 'write',
  events: () => [rosterChanged],
  errors: ['resource.missing', 'roster.undrafted'],
});

export const recordLeave = operation('healthcare.leave.record', {
  http: 'POST /api/healthcare/leave',
  access: approver,
  summary: 'Record that somebody is on leave, from a day until another; they are given no shift then',
  input: z
    .object({ userId: uuid(), firstDay: days.planned, lastDay: days.planned })
    .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
      path: ['lastDay'],
      message: 'Please choose a day after the first',
    }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [rosterChanged],
  success: 201,
  errors: ['resource.missing', 'leave.works'],
});

export const removeLeave = operation('healthcare.leave.remove', {
  http: 'DELETE /api/healthcare/leave/:leaveId',
  access: approver,
  summary: 'Take a recorded leave back',
  input: z.object({ leaveId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [rosterChanged],
  errors: ['resource.missing'],
});

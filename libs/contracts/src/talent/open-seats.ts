import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { industries } from '../access/tables.js';
import { csvExport } from '../csv-export.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, uuid, version } from '../paging.js';
import { mayOf } from '../record-may.js';
import { label, prose } from '../text.js';
import { positionHeld, positionReassigned } from './open-seat-events.js';
import { PositionRow } from './positions.js';

/** Who follows the open seats, each as far as their reach goes, and steers them. */
const seatKeeper = ruleOf('talent.plan.status');

/** What a seat can be while nobody holds it. */
export const openSeatStatuses = ['open', 'on_hold'] as const;
export type OpenSeatStatus = (typeof openSeatStatuses)[number];
const openSeatActions = ['assign'] as const;

/** Fills of a job family a forecast rests on at least; fewer are no ground for one. */
export const FILLS_NEEDED = 5;
/** Fills count for so many days. */
export const FILLS_DAYS = 730;

export const OpenSeat = PositionRow.pick({
  id: true,
  version: true,
  title: true,
  department: true,
  location: true,
  industry: true,
  openedAt: true,
  daysOpen: true,
  recruiterName: true,
  funnel: true,
  applicants: true,
}).extend({
  status: z.enum(openSeatStatuses),
  /** The hiring manager. */
  ownerId: uuid(),
  ownerName: z.string(),
  mine: z.boolean(),
  /** Null unless it is on hold. */
  heldReason: z.string().nullable(),
  heldAt: instant.nullable(),
  /**
   * When it will be filled: the median of those fills of its job family that took longer than it has been open. Null on
   * hold, where there are too few fills, and where it has been open longer than any of them.
   */
  forecastOn: day.nullable(),
  /** A quarter of these fills were earlier, and a quarter later than `forecastTo`. */
  forecastFrom: day.nullable(),
  forecastTo: day.nullable(),
  /** Fills of its job family in the last two years. */
  fills: z.int().min(0),
  /** When work should begin, by the request it was opened for. */
  plannedOn: day.nullable(),
  /** Days the forecast is past that day; 0 where it is not. */
  daysBehind: z.int().min(0),
  may: mayOf(z.enum(openSeatStatuses), openSeatActions),
});
export type OpenSeat = z.infer<typeof OpenSeat>;

const filters = {
  search: listInput(['title']).search,
  industry: z.enum(industries).optional(),
  department: label().max(80).optional(),
  status: z.enum(openSeatStatuses).optional(),
  /** Only seats whose forecast is past the planned day. */
  behind: z.stringbool().optional(),
  /** Only seats the caller owns or recruits for. */
  mine: z.stringbool().optional(),
};

export const listOpenSeats = operation('talent.seats.list', {
  http: 'GET /api/talent/seats',
  access: seatKeeper,
  summary: 'Open seats within my reach with days open, people by stage, owner and the day they will be filled',
  input: z.object({
    ...listInput(['title', 'department', 'ownerName', 'openedAt', 'applicants', 'forecastOn', 'plannedOn']),
    ...filters,
  }),
  output: listOf(OpenSeat).extend({
    /** Of the industry or of the caller’s own where that is asked for, whatever else narrows the list. */
    totals: z.object({ open: z.int(), behind: z.int(), onHold: z.int() }),
    departments: z.array(z.string()),
  }),
  effect: 'read',
});

export const exportOpenSeats = operation(
  'talent.seats.export',
  csvExport(listOpenSeats, {
    access: { ...seatKeeper, permission: ['EXPORT_DATA'] },
    summary: 'Open seats within my reach as a CSV file; filters narrow it down',
    rows: filters,
  }),
);

/** What an entry in the history of a seat says happened. */
export const seatEntryKinds = ['held', 'resumed', 'assigned'] as const;
export const seatEntryLabels: Record<(typeof seatEntryKinds)[number], string> = {
  held: 'Put on hold',
  resumed: 'Taken up again',
  assigned: 'Given to another owner',
};

export const OpenSeatDetail = OpenSeat.extend({
  /** How many days each of these fills took, the quickest first. */
  fillDays: z.array(z.int().min(0)),
  /** Days since it was approved, which the fills are compared with. */
  daysSought: z.int().min(0),
  history: z.array(
    z.object({ kind: z.enum(seatEntryKinds), byName: z.string(), at: instant, note: z.string().nullable() }),
  ),
});
export type OpenSeatDetail = z.infer<typeof OpenSeatDetail>;

export const getOpenSeat = operation('talent.seats.get', {
  http: 'GET /api/talent/seats/:positionId',
  access: seatKeeper,
  summary: 'One open seat with the fills its forecast rests on and what happened to it, newest first',
  input: z.object({ positionId: uuid() }),
  output: OpenSeatDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const holdSeat = operation('talent.seats.hold', {
  http: 'POST /api/talent/seats/:positionId/hold',
  access: seatKeeper,
  summary: 'Put an open seat on hold, or take it up again, with a reason; its owner and its recruiter are told',
  input: z.object({
    positionId: uuid(),
    onHold: z.boolean(),
    reason: prose().min(1, 'Please give a reason: the people concerned will read it').max(500),
    version: version.optional(),
  }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [positionHeld],
  errors: ['resource.missing', 'resource.stale', 'seat.closed', 'seat.state'],
});

export const assignSeat = operation('talent.seats.assign', {
  http: 'POST /api/talent/seats/:positionId/owner',
  access: seatKeeper,
  summary: 'Give an open seat to another owner, who hires for it from then on; both are told',
  input: z.object({ positionId: uuid(), ownerId: uuid('Please choose a colleague'), version: version.optional() }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [positionReassigned],
  errors: ['resource.missing', 'resource.stale', 'seat.closed', 'seat.owner'],
});

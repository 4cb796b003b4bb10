import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may } from '../access/rule.js';
import { uuids } from '../canonical.js';
import { event, operation, type Output } from '../define.js';
import { csvWhole } from '../csv-export.js';
import { days } from '../dates.js';
import { day, noContent, uuid, version } from '../paging.js';
import { shiftRules, shiftOffered } from './shifts-events.js';
import { dayParts } from './shifts-states.js';
import { label } from '../text.js';

/** Days of coverage that are shown: today and the seven after it. */
export const COVERAGE_DAYS = 8;
/** Days whose patient days and nursing hours make up hours per patient day. */
export const HPPD_DAYS = 7;
/** Weeks of the overtime trend; the last is the current one. */
export const OVERTIME_WEEKS = 8;
/** Fewer people than this are not counted together: figures would tell of single persons. */
export const FEWEST_PEOPLE = 5;

const viewer = ruleOf('healthcare.units');
/** Who sees every unit, and sets them up. Professionals see where they work, and of the people only themselves. */
export const unitManager = ruleOf('healthcare.units.manage');

const text = (most: number, message: string) => label().min(1, message).max(most);
const staff = z.int('Please enter a whole number').min(0).max(200);
const fields = {
  name: text(80, 'Please enter a name'),
  /** As shifts name it. */
  department: text(80, 'Please enter a department'),
  beds: z.int('Please enter a whole number').min(1, 'At least one bed').max(500),
  /** Hours of nursing per patient day. */
  targetHppd: z.number('Please enter a number').min(0.5, 'At least half an hour').max(24, 'A day has 24 hours'),
  /** People needed on shifts that begin from 05:00, and from 15:00. */
  requiredDay: staff,
  requiredNight: staff,
};

const Staffing = z.object({
  part: z.enum(dayParts),
  required: z.int(),
  confirmed: z.int(),
  /** Claims that wait for approval. */
  pending: z.int(),
  /** Slots nobody has. */
  free: z.int(),
  /** How many are missing: required but not confirmed. */
  missing: z.int(),
});
const Coverage = z.object({ date: day, parts: z.array(Staffing) });
export type Coverage = z.infer<typeof Coverage>;
export type DayPart = (typeof dayParts)[number];

const Hppd = z.object({
  /** Nursing hours worked on the days of the last seven whose census is known, and the patients of these days. */
  hours: z.number(),
  patientDays: z.int(),
  /** Hours per patient day; null while no census of these days is known. */
  actual: z.number().nullable(),
});

const OpenShift = z.object({
  shiftId: uuid(),
  date: day,
  startTime: z.string(),
  endTime: z.string(),
  free: z.int(),
  requiredCredentials: z.array(z.string()),
});
export type OpenShift = z.infer<typeof OpenShift>;

/**
 * Of the people who work there, each counted in the one unit they work in most; of professionals, the figures of the
 * caller. Counts of credentials, each in the nearest span only.
 */
const CoverageStanding = z.object({
  people: z.int(),
  credentials: z.object({ expired: z.int(), in30: z.int(), in60: z.int(), in90: z.int() }),
  ceuAtRisk: z.int(),
  overtime: z.array(z.object({ week: day, hours: z.number() })),
});
export type CoverageStanding = z.infer<typeof CoverageStanding>;

export const Unit = z.object({
  id: uuid(),
  ...fields,
  version,
  coverage: z.array(Coverage),
  hppd: Hppd,
  /** The latest one that was entered. */
  census: z.object({ date: day, midnightCensus: z.int() }).nullable(),
  openShifts: z.array(OpenShift),
  /** Null where too few people work there to be counted. */
  standing: CoverageStanding.nullable(),
});
export type Unit = z.infer<typeof Unit>;

export const alertKinds = ['staff', 'hppd', 'census', 'credentials', 'ceu'] as const;
/** The one thing to do about an alert. */
export const alertActions = ['publish', 'decide', 'invite', 'census', 'credentials', 'education', 'claim'] as const;
export const alertActionLabels: Record<(typeof alertActions)[number], string> = {
  publish: 'Publish shift',
  decide: 'Decide claim',
  invite: 'Invite people',
  census: 'Enter census',
  credentials: 'Open credentials',
  education: 'See who',
  claim: 'Claim shift',
};

const Alert = z.object({
  unitId: uuid(),
  kind: z.enum(alertKinds),
  severity: z.enum(['critical', 'warning']),
  message: z.string(),
  action: z.enum(alertActions),
  /** Where staff is missing. */
  gap: z.object({ date: day, part: z.enum(dayParts), missing: z.int() }).nullable(),
  /** The open shift that would close the gap, or the one whose claim waits. */
  shiftId: uuid().nullable(),
});
export type Alert = z.infer<typeof Alert>;

export const getUnits = operation('healthcare.units.overview', {
  http: 'GET /api/healthcare/units',
  access: viewer,
  summary:
    'Units for eight days: staff against what is required, hours per patient day, open shifts, credentials and overtime; professionals get where they work, and of the people themselves',
  input: z.object({}),
  output: z.object({
    today: day,
    /** Every unit and all people; where not, my own slice. */
    whole: z.boolean(),
    units: z.array(Unit),
    alerts: z.array(Alert),
    /** Of everybody who works in a unit: what the units come to together. */
    standing: CoverageStanding.nullable(),
  }),
  effect: 'read',
});
export type UnitsData = Output<typeof getUnits>;

const StaffDue = z.object({
  credentials: z.array(
    z.object({
      credentialId: uuid(),
      holderName: z.string(),
      name: z.string(),
      expirationDate: day,
      daysLeft: z.int(),
    }),
  ),
  ceu: z.array(z.object({ userId: uuid(), name: z.string(), earned: z.number(), required: z.number(), endsOn: day })),
  /** Hours above 40 in this workweek; of one unit, the part that was worked there. */
  overtime: z.array(z.object({ userId: uuid(), name: z.string(), hours: z.number() })),
});

export const getUnitPeople = operation('healthcare.units.people', {
  http: 'GET /api/healthcare/units/:unitId/people',
  access: unitManager,
  summary:
    'Whose credentials expire within 90 days in a unit, who lacks contact hours, and who works overtime there this week',
  input: z.object({ unitId: uuid() }),
  output: StaffDue,
  effect: 'read',
  audited: true,
  errors: ['resource.missing'],
});

export const listUnitStaff = operation('healthcare.units.staff', {
  http: 'GET /api/healthcare/units/staff',
  access: unitManager,
  summary:
    'Of everybody who works in a unit: whose credentials expire within 90 days, who lacks contact hours, and who works more than 40 hours this week',
  input: z.object({}),
  output: StaffDue,
  effect: 'read',
  audited: true,
});

export const exportUnits = operation(
  'healthcare.units.export',
  csvWhole(getUnits, {
    access: { ...may('EXPORT_DATA'), any: [unitManager] },
    summary: 'Coverage of every unit, a line per day and shift kind, as a CSV file',
    rows: {},
  }),
);

export const addUnit = operation('healthcare.units.add', {
  http: 'POST /api/healthcare/units',
  access: unitManager,
  summary: 'Set a unit up: its beds, the staff each kind of shift needs, and the hours per patient day it aims at',
  input: z.object(fields),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [unitChanged],
  success: 201,
  errors: ['unit.taken'],
});

export const updateUnit = operation('healthcare.units.update', {
  http: 'PUT /api/healthcare/units/:unitId',
  access: unitManager,
  summary: 'Change what a unit is called, has and needs',
  input: z.object({ unitId: uuid(), ...fields, version }),
  ...noContent,
  effect: 'write',
  events: () => [unitChanged],
  errors: ['resource.missing', 'resource.stale', 'unit.taken'],
});

export const removeUnit = operation('healthcare.units.remove', {
  http: 'DELETE /api/healthcare/units/:unitId',
  access: unitManager,
  summary: 'Remove a unit with its census; its shifts stay',
  input: z.object({ unitId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [unitChanged],
  errors: ['resource.missing'],
});

export const enterCensus = operation('healthcare.units.census', {
  http: 'PUT /api/healthcare/units/:unitId/census',
  access: unitManager,
  summary:
    'Enter how many patients a unit had at midnight of a day; a count, no patient data. Entering it again corrects it',
  input: z.object({
    unitId: uuid(),
    date: days.noticed,
    midnightCensus: z.int('Please enter a whole number').min(0, 'Please enter the number of patients').max(500),
  }),
  ...noContent,
  effect: 'write',
  events: () => [censusEntered],
  errors: ['resource.missing'],
});

export const inviteToShift = operation('healthcare.units.invite', {
  http: 'POST /api/healthcare/shifts/:shiftId/invitations',
  access: shiftRules.approver,
  summary: 'Invite people to claim an open shift; only those who hold what it needs and may work it',
  input: z.object({
    shiftId: uuid(),
    userIds: uuids().min(1, 'Please choose at least one person').max(50),
  }),
  output: z.object({ invited: z.int() }),
  effect: 'write',
  events: () => [shiftOffered],
  errors: ['resource.missing', 'shift.over', 'shift.draft', 'shift.full', 'shift.credential'],
});

const live = {
  live: {
    to: 'organization' as const,
    access: viewer,
    refetches: ['healthcare.units.overview', 'healthcare.units.people'],
  },
};
export const unitChanged = event('healthcare.unit.changed', z.object({ unitId: uuid() }), live);
export const censusEntered = event('healthcare.unit.censusEntered', z.object({ unitId: uuid(), date: day }), live);
/** Fewer people are confirmed for a kind of shift than the unit needs. Told once, until it has had enough again. */
export const unitShort = event(
  'healthcare.unit.short',
  z.object({
    unitId: uuid(),
    name: z.string(),
    date: day,
    part: z.enum(dayParts),
    missing: z.int().min(1),
  }),
  live,
);

import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may } from '../access/rule.js';
import { operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, noContent, uuid, version } from '../paging.js';
import { mayDo } from '../record-may.js';
import {
  clearanceDues,
  clearanceLevels,
  clearanceStandings,
  clearanceUpdateStatuses,
  investigationStatuses,
} from './clearance-kinds.js';
import { clearanceChanged } from './clearance-events.js';
import { label, lineText, prose } from '../text.js';

export const NO_CLEARANCE_HISTORY = 'No clearance history available';

/*
 * None of these operations is a tool of the assistant: clearance data never enters a prompt. A test says so.
 */

const holder = ruleOf('cyber.clearance');
const verifier = may('VERIFY_CLEARANCE', 'CYBER');

const Level = z.enum(clearanceLevels);
const Investigation = z.enum(investigationStatuses);

const Alert = z.object({
  /** `high`: due within 90 days or overdue; `other`: within 180 days. */
  severity: z.enum(['high', 'other']),
  title: z.string(),
  message: z.string(),
});

const Grant = z.object({
  level: Level,
  grantedDate: day,
  grantingAuthority: z.string(),
  status: z.enum(['active', 'other']),
});

export const myClearance = operation('cyber.clearance.mine', {
  http: 'GET /api/cyber/analyst/clearance',
  access: holder,
  summary: 'My security clearance: level, investigation, when the next one is due, alerts and history',
  input: z.object({}),
  output: z.object({
    currentLevel: Level,
    expirationDate: day.nullable(),
    investigationStatus: Investigation,
    /** When the status was last verified. */
    lastUpdate: instant.nullable(),
    reinvestigationDue: day.nullable(),
    /** Days until the reinvestigation is due; negative where it is overdue. */
    daysUntilDue: z.int().nullable(),
    alerts: z.array(Alert),
    history: z.array(Grant),
  }),
  effect: 'read',
});

/** What is known of a clearance: status and dates, never content of a questionnaire or a case. */
const facts = {
  currentLevel: Level,
  grantedDate: days.written.nullable(),
  grantingAuthority: z.string().nullable(),
  expirationDate: days.written.nullable(),
  investigationStatus: Investigation,
  lastInvestigationClosed: days.written.nullable(),
  /** Day of the last update of the questionnaire; its content is never kept. */
  questionnaireUpdated: days.written.nullable(),
  /** Last day with access, where it has ended. */
  accessEndedAt: days.written.nullable(),
};

const Update = z.object({
  ...facts,
  id: uuid(),
  status: z.enum(clearanceUpdateStatuses),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  decidedByName: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});
export type ClearanceUpdate = z.infer<typeof Update>;

const Clearance = z.object({
  ...facts,
  reinvestigationDue: day.nullable(),
  daysUntilDue: z.int().nullable(),
  standing: z.enum(clearanceStandings),
  verifiedAt: instant.nullable(),
  verifiedByName: z.string().nullable(),
  /** The update that waits for verification. */
  waiting: Update.nullable(),
});
export type Clearance = z.infer<typeof Clearance>;

/** What a person may do about their own clearance. */
const clearanceHolderActions = ['report', 'withdraw'] as const;
/** What a security officer may do with what somebody else has reported. */
export const clearanceOfficerActions = ['confirm', 'reject'] as const;

export const ownClearance = operation('cyber.clearance.own', {
  http: 'GET /api/cyber/clearance/own',
  access: holder,
  summary: 'My clearance in full, with what waits for verification and what became of my reports',
  input: z.object({}),
  output: z.object({
    clearance: Clearance.nullable(),
    updates: z.array(Update),
    may: mayDo(clearanceHolderActions),
  }),
  effect: 'read',
});

const HeldClearance = Clearance.extend({
  id: uuid(),
  userId: uuid(),
  holderName: z.string(),
  version,
  may: mayDo(clearanceOfficerActions),
});
export type HeldClearance = z.infer<typeof HeldClearance>;

const filters = {
  search: label().max(100).optional(),
  level: Level.optional(),
  standing: z.enum(clearanceStandings).optional(),
  waiting: z.stringbool().optional(),
  /** Reinvestigation overdue, or due within so many days. */
  /** By its most urgent date: gone by, within 90 days, within 91 to 180. */
  due: z.enum(clearanceDues).optional(),
  dueIn: z.coerce.number<number>().int().min(0).max(3_650).optional(),
};

export const listClearances = operation('cyber.clearance.list', {
  http: 'GET /api/cyber/clearances',
  access: verifier,
  summary: "Everybody's clearances, those that wait for verification first",
  input: z.object({ ...listInput(['holderName', 'currentLevel', 'reinvestigationDue']), ...filters }),
  output: listOf(HeldClearance).extend({ waiting: z.int() }),
  effect: 'read',
  audited: true,
});

export const getClearance = operation('cyber.clearance.get', {
  http: 'GET /api/cyber/clearances/:clearanceId',
  access: verifier,
  summary: "One person's clearance with alerts, history and every report",
  input: z.object({ clearanceId: uuid() }),
  output: HeldClearance.extend({
    alerts: z.array(Alert),
    history: z.array(Grant),
    updates: z.array(Update),
  }),
  effect: 'read',
  audited: true,
  errors: ['resource.missing'],
});
export type ClearanceDetail = z.infer<(typeof getClearance)['output']>;

export const exportClearances = operation(
  'cyber.clearance.export',
  csvExport(listClearances, {
    access: { ...may('EXPORT_DATA'), any: [verifier] },
    summary: 'Clearances of the organization as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: filters,
  }),
);

export const reportClearance = operation('cyber.clearance.report', {
  http: 'POST /api/cyber/clearance/updates',
  access: holder,
  summary: 'Report a change of my clearance; the old status stays in force until a security officer has confirmed it',
  input: z.object({
    ...facts,
    grantingAuthority: lineText().max(120).nullable(),
  }),
  output: z.object({ status: z.literal('submitted') }),
  effect: 'write',
  events: () => [clearanceChanged],
  success: 201,
  errors: ['clearance.waiting', 'clearance.same'],
});

export const withdrawClearance = operation('cyber.clearance.withdraw', {
  http: 'POST /api/cyber/clearance/updates/withdrawal',
  access: holder,
  summary: 'Take back my report that waits for verification',
  input: z.object({}),
  ...noContent,
  effect: 'write',
  events: () => [clearanceChanged],
  errors: ['clearance.settled'],
});

/** The report the officer has read: a later one is another decision. */
const decided = { clearanceId: uuid(), updateId: uuid() };

export const confirmClearance = operation('cyber.clearance.confirm', {
  http: 'POST /api/cyber/clearances/:clearanceId/confirmation',
  access: verifier,
  summary: 'Confirm what somebody else has reported of their clearance: it is in force from now on',
  input: z.object(decided),
  output: z.object({ standing: z.enum(clearanceStandings) }),
  effect: 'write',
  events: () => [clearanceChanged],
  errors: ['resource.missing', 'clearance.settled', 'clearance.ownDecision'],
});

export const rejectClearance = operation('cyber.clearance.reject', {
  http: 'POST /api/cyber/clearances/:clearanceId/rejection',
  access: verifier,
  summary: 'Reject with a reason what somebody else has reported of their clearance',
  input: z.object({ ...decided, reason: prose().min(1, 'Please say why').max(300) }),
  output: z.object({ standing: z.enum(clearanceStandings) }),
  effect: 'write',
  events: () => [clearanceChanged],
  errors: ['resource.missing', 'clearance.settled', 'clearance.ownDecision'],
});

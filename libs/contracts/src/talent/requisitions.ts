import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { boardOf } from '../board.js';
import { operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { listInput } from '../list-input.js';
import { listOf, MONEY_MOST, noContent, uuid, version } from '../paging.js';
import { Requisition, RequisitionDetail, requisitionFields, SalaryBand } from './requisition-shapes.js';
import { requisitionDecisions, requisitionStatuses } from './requisition-states.js';
import {
  requisitionSaved,
  requisitionWaiting,
  requisitionDecided,
  requisitionCancelled,
} from './requisition-events.js';
import { positionOpened } from './positions.js';
import { label, lineText, prose } from '../text.js';

const planner = ruleOf('talent.plan');
const requester = ruleOf('talent.request');
/** Who decides; the request itself says whose turn it is. */
const approver = { ...planner, permission: ['APPROVE_REQUISITIONS' as const] };

/** Days a request that is settled stays on the board. */
export const SETTLED_DAYS = 90;
/** Cards of one column of the board at most. */
export const BOARD_CARDS = 50;

const requisitionId = uuid();
const Industry = z.enum(industries);
const search = label().max(100).optional();

const filters = { search, status: z.enum(requisitionStatuses).optional() };
/** Narrows everybody's requests. */
const among = {
  industry: Industry.optional(),
  department: label().max(80).optional(),
  /** Only those that wait for my decision. */
  mine: z.stringbool().optional(),
};

export const listMyRequisitions = operation('talent.requisitions.mine', {
  http: 'GET /api/talent/requisitions/mine',
  access: requester,
  summary: 'My requests for seats, those that still run first',
  input: z.object({
    ...listInput(['title', 'department', 'status', 'headcount', 'targetStartDate', 'updatedAt']),
    ...filters,
  }),
  output: listOf(Requisition),
  effect: 'read',
});

export const exportRequisitions = operation(
  'talent.requisitions.export',
  csvExport(
    { http: 'GET /api/talent/requisitions' },
    {
      access: { ...may('EXPORT_DATA'), any: [planner] },
      summary: 'Requests for seats I may read as a CSV file, at most 4,000 rows; filters narrow it down',
      rows: {
        ...filters,
        ...among,
        /** Only those I have asked for. */
        own: z.stringbool().optional(),
      },
    },
  ),
);

export const getRequisitionBoard = operation('talent.requisitions.board', {
  http: 'GET /api/talent/requisitions/board',
  access: planner,
  summary:
    'Requests for seats by status: my own, the ones that wait for me, and all of them for who reads the organization',
  input: z.object({
    search,
    ...among,
  }),
  output: boardOf(z.enum(requisitionStatuses), Requisition, {}).extend({
    /** Teams a request may be narrowed to. */
    departments: z.array(z.string()),
  }),
  effect: 'read',
});

export const getRequisition = operation('talent.requisitions.get', {
  http: 'GET /api/talent/requisitions/:requisitionId',
  access: planner,
  summary: 'One request for seats with its approvals and the seats it has opened',
  input: z.object({ requisitionId }),
  output: RequisitionDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const getRequisitionForm = operation('talent.requisitions.form', {
  http: 'GET /api/talent/requisitions/form',
  access: requester,
  summary: 'What a request may choose from, and what it begins with where it replaces a seat',
  input: z.object({ replaces: uuid().optional() }),
  output: z.object({
    departments: z.array(
      z.object({
        industry: Industry,
        department: z.string(),
        locations: z.array(z.string()),
        band: SalaryBand.nullable(),
      }),
    ),
    skills: z.array(z.object({ id: uuid(), name: z.string() })),
    replaces: z
      .object({
        ...requisitionFields,
        replacesPositionId: uuid(),
        holderName: z.string().nullable(),
      })
      .nullable(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const checkRequisition = operation('talent.requisitions.check', {
  http: 'GET /api/talent/requisitions/check',
  access: requester,
  summary:
    'What to know before a request is sent: the same title open in the team, and whether the pay lies in its band',
  input: z.object({
    industry: Industry,
    department: requisitionFields.department,
    title: lineText().max(120),
    salaryMin: z.coerce.number<number>().int().min(0).max(MONEY_MOST).optional(),
    salaryMax: z.coerce.number<number>().int().min(0).max(MONEY_MOST).optional(),
    /** The request being written: it is no duplicate of itself. */
    except: uuid().optional(),
  }),
  output: z.object({
    duplicates: z.array(
      z.object({ kind: z.enum(['request', 'seat']), title: z.string(), status: z.string(), count: z.int() }),
    ),
    band: SalaryBand.nullable(),
    outsideBand: z.boolean(),
  }),
  effect: 'read',
});

export const createRequisition = operation('talent.requisitions.create', {
  http: 'POST /api/talent/requisitions',
  access: requester,
  summary: 'Keep a request for seats as a draft',
  input: z.object(requisitionFields),
  output: z.object({ id: uuid(), version }),
  effect: 'write',
  events: () => [requisitionSaved],
  success: 201,
  errors: ['resource.missing'],
});

export const updateRequisition = operation('talent.requisitions.update', {
  http: 'PUT /api/talent/requisitions/:requisitionId',
  access: requester,
  summary: 'Change my draft; a request that was sent back becomes a draft again',
  input: z.object({ requisitionId, ...requisitionFields, version }),
  output: z.object({ id: uuid(), version }),
  effect: 'write',
  events: () => [requisitionSaved],
  errors: ['resource.missing', 'resource.stale', 'requisition.transition'],
});

export const submitRequisition = operation('talent.requisitions.submit', {
  http: 'POST /api/talent/requisitions/:requisitionId/submit',
  access: requester,
  summary:
    'Send my draft to those who approve it by the workflow in use: at first department head, HR, and an administrator where the pay lies outside the band',
  input: z.object({ requisitionId, version }),
  output: z.object({ status: z.enum(requisitionStatuses) }),
  effect: 'write',
  events: () => [requisitionWaiting],
  errors: ['resource.missing', 'resource.stale', 'requisition.transition', 'requisition.approver'],
});

export const decideRequisition = operation('talent.requisitions.decide', {
  http: 'POST /api/talent/requisitions/:requisitionId/decision',
  access: approver,
  summary: 'Approve the step that waits for me, ask for changes, or reject; the last approval opens the seats',
  input: z
    .object({
      requisitionId,
      version,
      decision: z.enum(requisitionDecisions),
      comment: prose().max(1000).optional(),
    })
    .refine((input) => input.decision === 'approved' || Boolean(input.comment), {
      path: ['comment'],
      message: 'Please say why: the person will read it',
    }),
  output: z.object({ status: z.enum(requisitionStatuses), seats: z.int().min(0) }),
  effect: 'write',
  events: () => [positionOpened, requisitionDecided, requisitionWaiting],
  errors: [
    'resource.missing',
    'resource.stale',
    'requisition.transition',
    'requisition.ownDecision',
    'requisition.turn',
  ],
});

export const cancelRequisition = operation('talent.requisitions.cancel', {
  http: 'POST /api/talent/requisitions/:requisitionId/cancel',
  access: requester,
  summary: 'Take my request back, with a reason; administrators may take back any',
  input: z.object({ requisitionId, version, reason: prose().min(1, 'Please say why').max(500) }),
  ...noContent,
  effect: 'write',
  events: () => [requisitionCancelled],
  errors: ['resource.missing', 'resource.stale', 'requisition.transition'],
});

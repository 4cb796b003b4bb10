import { z } from 'zod';
import { operation } from '../define.js';
import { version } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, prose } from '../text.js';
import { rejectReasonChanged } from './hiring-design-events.js';
import { designReader, hiringDesigner } from './hiring-design.js';

/** Names a reason within its organization. */
export const reasonKey = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'Please choose a reason')
  .max(60);
export const MOST_REASONS = 40;

const wording = {
  /** Kept inside the hiring team. */
  text: label().min(1, 'Please say why in a few words').max(120),
  /** What the person reads a day after the decision. */
  noticeText: prose().min(1, 'Please write what the person reads').max(500),
};

export const RejectReason = z.object({
  key: z.string(),
  ...wording,
  /** Chosen for no further rejection; those it was chosen for keep it. */
  retired: z.boolean(),
  /** People it was given for. */
  used: z.int().min(0),
  may: mayDo(['change', 'retire', 'restore']),
  version,
});
export type RejectReason = z.infer<typeof RejectReason>;

export const listRejectReasons = operation('talent.rejectReasons.list', {
  http: 'GET /api/talent/reject-reasons',
  access: designReader,
  summary: 'Reasons people are rejected for and what they read of it: those in use first',
  input: z.object({}),
  output: z.object({
    items: z.array(RejectReason),
    /** Nobody has changed them yet: they are those every organization begins with. */
    standard: z.boolean(),
  }),
  effect: 'read',
});

const changes = { effect: 'write' as const, events: () => [rejectReasonChanged] };

export const createRejectReason = operation('talent.rejectReasons.create', {
  http: 'POST /api/talent/reject-reasons',
  access: hiringDesigner,
  summary: 'Add a reason for rejections with the notice people read',
  input: z.object(wording),
  output: z.object({ key: z.string(), version }),
  ...changes,
  success: 201,
  errors: ['reason.taken', 'reason.full'],
});

export const changeRejectReason = operation('talent.rejectReasons.change', {
  http: 'PUT /api/talent/reject-reasons/:key',
  access: hiringDesigner,
  summary: 'Word a reason for rejections or its notice anew; notices that are decided already keep their words',
  input: z.object({ key: reasonKey, ...wording, version }),
  output: z.object({ version }),
  ...changes,
  errors: ['resource.missing', 'resource.stale', 'reason.taken', 'reason.retired'],
});

export const retireRejectReason = operation('talent.rejectReasons.retire', {
  http: 'POST /api/talent/reject-reasons/:key/retirement',
  access: hiringDesigner,
  summary: 'Take a reason out of use: nobody is rejected for it any more, and past rejections keep it',
  input: z.object({ key: reasonKey }),
  output: z.object({ version }),
  ...changes,
  errors: ['resource.missing', 'reason.retired', 'reason.needed'],
});

export const restoreRejectReason = operation('talent.rejectReasons.restore', {
  http: 'POST /api/talent/reject-reasons/:key/restoration',
  access: hiringDesigner,
  summary: 'Put a retired reason to use again',
  input: z.object({ key: reasonKey }),
  output: z.object({ version }),
  ...changes,
  errors: ['resource.missing', 'reason.taken'],
});

import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { days } from '../dates.js';
import { event, operation } from '../define.js';
import { noContent, uuid } from '../paging.js';

const read = ruleOf('sales.excellence');
/** Who coaches those who sell, and sees how often. */
const manage = { ...read, permission: ['MANAGE_EXCELLENCE'] as const };

/** Minutes of one talk. */
const COACHED = { least: 5, most: 480 } as const;

export const noteCoaching = operation('sales.coaching.note', {
  http: 'POST /api/sales/excellence/coaching',
  access: manage,
  summary: 'Note how long a seller was coached on a day; coaching hours count it',
  input: z.object({
    sellerId: uuid('Please choose a colleague who sells'),
    minutes: z
      .int()
      .min(COACHED.least, `Please enter ${COACHED.least} minutes or more`)
      .max(COACHED.most, `Please enter ${COACHED.most} minutes or fewer`),
    heldOn: days.noticed,
  }),
  output: z.object({ coachingNoteId: uuid() }),
  effect: 'write',
  events: () => [coachingChanged],
  success: 201,
  errors: ['coaching.seller', 'coaching.own'],
});

export const removeCoaching = operation('sales.coaching.remove', {
  http: 'DELETE /api/sales/excellence/coaching/:coachingNoteId',
  access: manage,
  summary: 'Take back a note of coaching',
  input: z.object({ coachingNoteId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [coachingChanged],
  errors: ['resource.missing'],
});

/** Coaching was noted or taken back. It says nothing of anybody. */
export const coachingChanged = event('sales.coaching.changed', z.object({}), {
  live: { to: 'organization', access: read, refetches: ['sales.excellence.metrics', 'sales.excellence.rows'] },
});

import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { operation } from '../define.js';
import { uuid } from '../paging.js';
import { AdvertisedPosition } from './advertised-list.js';
import { applicationStarted } from './application-events.js';

/** Applications somebody sends in a day by one tap at most. */
export const QUICK_A_DAY = 10;
/** Positions that are offered, the best match first. */
export const QUICK_SHOWN = 25;

/** Whoever works here says that they are interested instead. */
const access = forAudience('candidate');

export const QuickPosition = AdvertisedPosition.pick({
  id: true,
  title: true,
  department: true,
  location: true,
  remote: true,
  salaryMin: true,
  salaryMax: true,
  match: true,
}).extend({
  /** What must be held and is not known to be. One tap is not enough where there is any: I say why I apply all the same. */
  lacking: z.array(z.string()),
  /** Questions every applicant answers; one tap is not enough where there are any. */
  questions: z.int().min(0),
});
export type QuickPosition = z.infer<typeof QuickPosition>;

export const listQuickApply = operation('talent.quickApply.list', {
  http: 'GET /api/talent/quick-apply',
  access,
  summary: 'Positions I have not applied for, the best match first, with what keeps one tap from being enough',
  input: z.object({}),
  output: z.object({
    items: z.array(QuickPosition).max(QUICK_SHOWN),
    /** Applications by one tap that are left for today. */
    left: z.int().min(0).max(QUICK_A_DAY),
  }),
  effect: 'read',
});

export const quickApply = operation('talent.quickApply.apply', {
  http: 'POST /api/talent/quick-apply',
  access,
  summary: 'Apply for a position that asks nothing, with my profile as it stands; ten times a day at most',
  input: z.object({ positionId: uuid() }),
  output: z.object({ applicationId: uuid() }),
  effect: 'write',
  events: () => [applicationStarted],
  success: 201,
  errors: [
    'resource.missing',
    'mobility.applied',
    'mobility.again',
    'application.answers',
    'application.reason',
    'application.quick',
  ],
});

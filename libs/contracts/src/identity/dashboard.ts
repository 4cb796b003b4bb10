import { z } from 'zod';
import { roles } from '../access/tables.js';
import { operation } from '../define.js';
import { instant } from '../paging.js';

/** Shown where an organization has written no headline of its own for the role. */
export const defaultHeadline = {
  outcomeMessage: 'Accelerate performance • Optimize talent lifecycle • Drive revenue growth',
  actionMessage: 'Explore, Engage, Excel. Your Journey Starts Here.',
  callToAction: 'Choose a hub below to get started.',
} as const;

export const getDashboardContent = operation('identity.dashboard.content', {
  http: 'GET /api/dashboard/content/:role',
  access: 'signed-in',
  summary: 'The headline of the home screen for a role',
  input: z.object({ role: z.enum(roles) }),
  output: z.object({
    outcomeMessage: z.string(),
    actionMessage: z.string(),
    callToAction: z.string(),
    createdAt: instant,
    updatedAt: instant,
  }),
  effect: 'read',
});

import { z } from 'zod';
import { industries } from '../access/tables.js';
import { event } from '../define.js';
import { day } from '../paging.js';
import { applicationSources } from './pipeline.js';

/** Somebody accepted an offer: the application is hired and the seat is theirs from `startDate` on. */
export const applicationHired = event(
  'talent.application.hired',
  z.object({
    applicationId: z.uuid(),
    positionId: z.uuid(),
    positionTitle: z.string(),
    department: z.string(),
    industry: z.enum(industries),
    userId: z.uuid(),
    source: z.enum(applicationSources),
    startDate: day,
    hiringManagerId: z.uuid(),
    recruiterId: z.uuid(),
  }),
  {
    live: {
      to: 'organization',
      access: { audience: ['hiringTeam', 'admin'] },
      refetches: ['talent.marketplace.dashboard'],
    },
  },
);

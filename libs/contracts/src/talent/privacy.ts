import { z } from 'zod';
import { roles } from '../access/tables.js';
import { operation } from '../define.js';
import { day, noContent } from '../paging.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** For so many days it is kept who looked at a profile. */
export const VIEW_DAYS = 90;

export const getPrivacy = operation('talent.privacy.get', {
  http: 'GET /api/talent/privacy',
  access,
  summary: 'Whether scores sort me, until when my record in the pool is kept, and who has looked at it',
  input: z.object({}),
  output: z.object({
    /** No score is made of the caller: people see them by date. */
    humanOnly: z.boolean(),
    /** The day the record in the pool is erased; null where there is none. */
    retentionUntil: day.nullable(),
    /** Once for each role and day, latest first. */
    views: z.array(z.object({ role: z.enum(roles), day })),
  }),
  effect: 'read',
});

export const changePrivacy = operation('talent.privacy.change', {
  http: 'PATCH /api/talent/privacy',
  access,
  summary: 'Let people alone decide my place in their lists, or scores as well',
  input: z.object({ humanOnly: z.boolean() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
});

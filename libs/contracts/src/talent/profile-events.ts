import { z } from 'zod';
import { event } from '../define.js';
import { uuid } from '../paging.js';
import { profileOwner, profileReads, profileSections } from './profile-parts.js';

/** Somebody changed a part of their profile, or what they say at its head and who reads it. */
export const profileChanged = event(
  'talent.profile.changed',
  z.object({ userId: uuid(), part: z.enum(['profile', ...profileSections, 'verification']) }),
  { live: { to: 'subject', access: profileOwner, refetches: profileReads } },
);

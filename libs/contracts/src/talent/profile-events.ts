import { z } from 'zod';
import { event } from '../define.js';
import { roles } from '../access/tables.js';
import { day, uuid } from '../paging.js';
import { profileOwner, profileReads, profileSections } from './profile-parts.js';

/** Somebody changed a part of their profile, or what they say at its head and who reads it. */
export const profileChanged = event(
  'talent.profile.changed',
  z.object({
    userId: uuid(),
    part: z.enum([
      'profile',
      ...profileSections,
      'verification',
      'industries',
      'privacy',
      'positions',
      'resume',
      'preparation',
      'practice',
      'learning',
      'questions',
      'insights',
    ]),
  }),
  { live: { to: 'subject', access: profileOwner, refetches: profileReads } },
);

/** Somebody of this role looked at a profile for the first time on a day of the organization. */
export const profileViewed = event('talent.profile.viewed', z.object({ userId: uuid(), role: z.enum(roles), day }));

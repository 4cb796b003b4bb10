import { z } from 'zod';
import { operation } from '../define.js';
import { uuid } from '../paging.js';
import { hiringReader } from './interviews.js';
import { profileViewed } from './profile-events.js';
import { SharedProfile } from './own-profile.js';

export const getApplicantProfile = operation('talent.applications.shownProfile', {
  http: 'GET /api/talent/applications/:applicationId/profile',
  access: hiringReader,
  summary: 'What the person of an application shows of their profile to those who hire',
  input: z.object({ applicationId: uuid() }),
  output: SharedProfile,
  effect: 'read',
  events: () => [profileViewed],
  errors: ['resource.missing'],
});

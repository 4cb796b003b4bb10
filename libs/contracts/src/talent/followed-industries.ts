import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { noContent } from '../paging.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';
import { hardRequirementTypes } from './seats.js';

const industry = z.enum(industries);
/** Open seats that are alike, or ask for it. */
const seats = z.int().min(0);

export const FollowedIndustry = z.object({
  industry,
  seats,
  /** Called by the title of the position, most seats first; at most eight. */
  roles: z.array(z.object({ title: z.string(), seats })),
  /** What nobody is hired without. */
  requirements: z.array(z.object({ type: z.enum(hardRequirementTypes), value: z.string(), seats })),
  /** Asked for most often; at most eight. */
  skills: z.array(z.object({ name: z.string(), seats })),
});
export type FollowedIndustry = z.infer<typeof FollowedIndustry>;

export const listFollowedIndustries = operation('talent.industries.list', {
  http: 'GET /api/talent/my-industries',
  access,
  summary: 'Industries I follow, with the open seats there and what they ask for, and those I could follow besides',
  input: z.object({}),
  output: z.object({ items: z.array(FollowedIndustry), others: z.array(industry) }),
  effect: 'read',
});

export const followIndustry = operation('talent.industries.follow', {
  http: 'POST /api/talent/my-industries',
  access,
  summary: 'Follow an industry my organization works in',
  input: z.object({ industry }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const unfollowIndustry = operation('talent.industries.unfollow', {
  http: 'DELETE /api/talent/my-industries/:industry',
  access,
  summary: 'Follow an industry no longer; roles held there stay',
  input: z.object({ industry }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
});

import { z } from 'zod';
import { operation, type Output } from '../define.js';
import { instant, noContent } from '../paging.js';
import { lineText } from '../text.js';
import { interestAreaKeys, workValueKeys } from './assessment-scales.js';
import { Availability } from './availability.js';
import { MyCourse } from './courses.js';
import { Experience } from './experience.js';
import { OwnSkill } from './own-skills.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access, profileParts, profileVisibilities } from './profile-parts.js';
import { Target } from './targets.js';

const visibility = z.enum(profileVisibilities);
const visibilities = {
  skills: visibility,
  experience: visibility,
  goals: visibility,
  availability: visibility,
  interests: visibility,
};
const headline = lineText().max(120);

/** What others read of a profile: a part that is kept is null. */
export const SharedProfile = z.object({
  headline: z.string(),
  skills: z.array(OwnSkill.pick({ name: true, level: true, verified: true })).nullable(),
  experience: z
    .array(Experience.pick({ kind: true, title: true, place: true, startMonth: true, endMonth: true }))
    .nullable(),
  goals: z.array(Target.pick({ title: true, industry: true, horizonMonths: true })).nullable(),
  availability: Availability.omit({ stale: true }).nullable(),
  /** What they like to do and want of work, without figures: the first most of all. */
  interests: z.object({ areas: z.array(z.enum(interestAreaKeys)), values: z.array(z.enum(workValueKeys)) }).nullable(),
  /** Completed courses they show, each for itself. */
  certificates: z.array(
    MyCourse.pick({ title: true, certificate: true }).extend({ provider: z.string().nullable(), completedAt: instant }),
  ),
});
export type SharedProfile = z.infer<typeof SharedProfile>;

export const getOwnProfile = operation('talent.profile.get', {
  http: 'GET /api/talent/profile',
  access,
  summary: 'How whole my profile is, who reads which part of it, and what they read',
  input: z.object({}),
  output: z.object({
    headline: z.string(),
    ...visibilities,
    /** 0 to 100: what its parts count. */
    completeness: z.int().min(0).max(100),
    parts: z.array(z.object({ part: z.enum(profileParts), points: z.int(), done: z.boolean() })),
    preview: SharedProfile,
  }),
  effect: 'read',
});
export type OwnProfile = Output<typeof getOwnProfile>;

export const changeOwnProfile = operation('talent.profile.change', {
  http: 'PATCH /api/talent/profile',
  access,
  summary: 'Change the line at the head of my profile, and who reads which part of it',
  input: z.object({ headline, ...visibilities }).partial(),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
});

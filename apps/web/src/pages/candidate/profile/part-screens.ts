import type { ProfilePart } from '@talent-os/contracts/talent/profile-parts';

/** Where a part is filled. */
export const screens: Readonly<Record<ProfilePart, string>> = {
  skills: '/candidate/profile/skills',
  experience: '/candidate/profile/experience',
  goals: '/candidate/profile/goals',
  availability: '/candidate/profile/availability',
  resume: '/candidate/apply/builder',
  verified: '/candidate/profile/skills',
};

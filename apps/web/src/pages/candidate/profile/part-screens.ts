import type { ProfilePart } from '@talent-os/contracts/talent/profile-parts';

/** Where a part is filled; a resume has no screen of its own. */
export const screens: Readonly<Partial<Record<ProfilePart, string>>> = {
  skills: '/candidate/profile/skills',
  experience: '/candidate/profile/experience',
  goals: '/candidate/profile/goals',
  availability: '/candidate/profile/availability',
  verified: '/candidate/profile/skills',
};

import { profileParts, profilePoints, type ProfilePart } from '@talent-os/contracts/talent/profile-parts.js';

/** What there is of a profile. */
export type ProfileFacts = {
  readonly skills: number;
  readonly verifiedSkills: number;
  readonly experience: number;
  readonly targets: number;
  readonly resumes: number;
  /** Availability was said, and lately enough to hold. */
  readonly available: boolean;
};

/** Fewer skills lead nowhere yet: pathways begin with three. */
const SKILLS_ENOUGH = 3;

const done: Readonly<Record<ProfilePart, (facts: ProfileFacts) => boolean>> = {
  skills: ({ skills }) => skills >= SKILLS_ENOUGH,
  experience: ({ experience }) => experience > 0,
  goals: ({ targets }) => targets > 0,
  availability: ({ available }) => available,
  resume: ({ resumes }) => resumes > 0,
  verified: ({ verifiedSkills }) => verifiedSkills > 0,
};

/** How whole a profile is, part by part, of a hundred. */
export function completenessOf(facts: ProfileFacts) {
  const parts = profileParts.map((part) => ({ part, points: profilePoints[part], done: done[part](facts) }));
  return { parts, completeness: parts.reduce((sum, { points, done: counts }) => sum + (counts ? points : 0), 0) };
}

import type { Availability } from '@talent-os/contracts/talent/availability.js';
import type { Experience } from '@talent-os/contracts/talent/experience.js';
import type { SharedProfile } from '@talent-os/contracts/talent/own-profile.js';
import {
  profileSections,
  type ProfileSection,
  type ProfileVisibility,
} from '@talent-os/contracts/talent/profile-parts.js';
import type { Target } from '@talent-os/contracts/talent/targets.js';
import { sharedOf, type Scores } from '../assessment/assessment.rules.js';
import type { OwnSkillRow } from '../skills/own-skills.queries.js';

type Visibility = Readonly<Record<ProfileSection, ProfileVisibility>>;

/** Who reads which part: nobody but its owner, where they have said nothing. */
export const visibilityOf = (said: Partial<Visibility>): Visibility =>
  Object.fromEntries(profileSections.map((section) => [section, said[section] ?? 'private'])) as Visibility;

type Whole = {
  readonly headline: string;
  readonly skills: readonly OwnSkillRow[];
  readonly experience: readonly Experience[];
  readonly targets: readonly Target[];
  readonly availability: Availability | null;
  /** Of the last assessment they finished. */
  readonly scores: Scores | null;
  readonly certificates: SharedProfile['certificates'];
};

/** What those who hire read of a profile: what is kept is null, and notes to oneself stay where they are. */
export function sharedProfile(visibility: Visibility, whole: Whole): SharedProfile {
  const shown = <T>(section: ProfileSection, part: T): T | null => (visibility[section] === 'hiring' ? part : null);
  return {
    headline: whole.headline,
    skills: shown(
      'skills',
      whole.skills.map(({ name, level, verified }) => ({ name, level, verified })),
    ),
    experience: shown(
      'experience',
      whole.experience.map(({ kind, title, place, startMonth, endMonth }) => ({
        kind,
        title,
        place,
        startMonth,
        endMonth,
      })),
    ),
    goals: shown(
      'goals',
      whole.targets.map(({ title, industry, horizonMonths }) => ({ title, industry, horizonMonths })),
    ),
    availability: shown('availability', whole.availability && withoutStale(whole.availability)),
    interests: shown('interests', whole.scores && sharedOf(whole.scores)),
    certificates: [...whole.certificates],
  };
}

function withoutStale(availability: Availability): SharedProfile['availability'] {
  const { stale: _, ...said } = availability;
  return said;
}

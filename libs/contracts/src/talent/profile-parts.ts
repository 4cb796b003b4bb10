import { forAudience } from '../access/rule.js';

/** Whose profile it is: candidates and professionals, each their own. */
export const profileOwner = forAudience('allTalent');

/** Parts of a profile that their owner shows or keeps, each for itself. */
export const profileSections = ['skills', 'experience', 'goals', 'availability', 'interests'] as const;
export type ProfileSection = (typeof profileSections)[number];
export const profileSectionLabels: Readonly<Record<ProfileSection, string>> = {
  skills: 'Skills',
  experience: 'Experience',
  goals: 'Goals',
  availability: 'Availability',
  interests: 'Interests',
};

/** Who reads a part besides its owner. */
export const profileVisibilities = ['private', 'hiring'] as const;
export type ProfileVisibility = (typeof profileVisibilities)[number];

export const profileVisibilityLabels: Readonly<Record<ProfileVisibility, string>> = {
  private: 'Only me',
  hiring: 'People who hire',
};

/** What a whole profile is made of, with what each counts: a hundred in all. */
export const profilePoints = {
  skills: 25,
  experience: 25,
  goals: 15,
  availability: 15,
  resume: 10,
  verified: 10,
} as const;
export const profileParts = ['skills', 'experience', 'goals', 'availability', 'resume', 'verified'] as const;
export type ProfilePart = (typeof profileParts)[number];

export const profilePartLabels: Readonly<Record<ProfilePart, string>> = {
  skills: 'Skills',
  experience: 'Experience',
  goals: 'Goals',
  availability: 'Availability',
  resume: 'Resume',
  verified: 'Verified item',
};

/** What a change of a profile makes stale. */
export const profileReads = [
  'talent.profile.get',
  'talent.mySkills.list',
  'talent.mySkills.find',
  'talent.experience.list',
  'talent.availability.get',
  'talent.targets.list',
  'talent.verifications.list',
  'talent.courses.progress',
  'talent.courses.outcomes',
  'talent.learningPaths.list',
  'talent.assessment.get',
  'talent.careerQuestions.list',
  'talent.industries.list',
  'talent.privacy.get',
  'talent.advertised.list',
  'talent.advertised.get',
  'talent.positionSearches.list',
  'talent.myJourney.get',
  'talent.resumes.list',
  'talent.resumes.get',
  'talent.certifications.list',
  'talent.careers.map',
  'talent.ownFigures.demand',
  'talent.ownFigures.market',
  'talent.ownFigures.pace',
  'talent.ownFigures.benchmarks',
  'talent.ownInsights.list',
  'talent.industryMove.get',
  'talent.advance.get',
  'talent.preparation.list',
  'talent.preparation.get',
  'talent.practice.list',
  'talent.practice.get',
  'talent.marketplace.dashboard',
];

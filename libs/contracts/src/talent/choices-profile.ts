import { choices } from '../fields/choices.js';
import { assessmentQuestionKinds, interestAreas, workValues } from './assessment-scales.js';
import { payPeriodLabels, relocationLabels, shiftTimeLabels } from './availability.js';
import { careerTopics } from './career-questions.js';
import { experienceKindLabels } from './experience.js';
import { ethnicities, genders, impactDimensions } from './self-identification.js';
import { profilePartLabels, profileVisibilityLabels } from './profile-parts.js';
import { verificationKindLabels, verificationStateLabels } from './verifications.js';

/** What people call the values of what they say of themselves. */
export const profileChoices = {
  interestAreas: choices(interestAreas),
  workValues: choices(workValues),
  assessmentQuestionKinds: choices(assessmentQuestionKinds),
  careerTopics: choices(careerTopics),
  ethnicities: choices(ethnicities),
  genders: choices(genders),
  impactDimensions: choices(impactDimensions),
  profileVisibilities: choices(profileVisibilityLabels),
  profileParts: choices(profilePartLabels),
  experienceKinds: choices(experienceKindLabels),
  shiftTimes: choices(shiftTimeLabels),
  relocations: choices(relocationLabels),
  payPeriods: choices(payPeriodLabels),
  verificationKinds: choices(verificationKindLabels),
  verificationStates: choices(verificationStateLabels),
  verificationActions: choices({ open: 'Open' }),
};

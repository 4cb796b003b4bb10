import { choices } from '../fields/choices.js';
import { payPeriodLabels, relocationLabels, shiftTimeLabels } from './availability.js';
import { experienceKindLabels } from './experience.js';
import { ethnicities, genders, impactDimensions } from './self-identification.js';
import { profilePartLabels, profileVisibilityLabels } from './profile-parts.js';
import { verificationKindLabels, verificationStateLabels } from './verifications.js';

/** What people call the values of what they say of themselves. */
export const profileChoices = {
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

import { choices } from '../fields/choices.js';
import { payPeriodLabels, relocationLabels, shiftTimeLabels } from './availability.js';
import { experienceKindLabels } from './experience.js';
import { profilePartLabels, profileVisibilityLabels } from './profile-parts.js';

/** What people call the values of what they say of themselves. */
export const profileChoices = {
  profileVisibilities: choices(profileVisibilityLabels),
  profileParts: choices(profilePartLabels),
  experienceKinds: choices(experienceKindLabels),
  shiftTimes: choices(shiftTimeLabels),
  relocations: choices(relocationLabels),
  payPeriods: choices(payPeriodLabels),
};

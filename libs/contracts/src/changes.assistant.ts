import type { ChangeWords } from './assistant.js';
import { cyberChanges } from './cyber/changes.assistant.js';
import { healthcareChanges } from './healthcare/changes.assistant.js';
import { identityChanges } from './identity/changes.assistant.js';
import { productivityChanges } from './productivity/changes.assistant.js';
import { salesChanges } from './sales/changes.assistant.js';
import { applicationChanges } from './talent/applications.assistant.js';
import { seatChanges } from './talent/open-seats.assistant.js';
import { talentChanges } from './talent/changes.assistant.js';

/** What the contracts of changes cannot know of how people ask for them, by operation. For the server alone. */
export const changeWords: Readonly<Record<string, ChangeWords | undefined>> = {
  ...cyberChanges,
  ...healthcareChanges,
  ...identityChanges,
  ...productivityChanges,
  ...salesChanges,
  ...talentChanges,
  ...applicationChanges,
  ...seatChanges,
};

import { accountNotices } from './account.notices.js';
import { auditNotices } from './audit.notices.js';
import { chatNotices } from './chat.notices.js';
import { communityNotices } from './community.notices.js';
import { cyberNotices } from './cyber.notices.js';
import { deployNotices } from './deploy.notices.js';
import { healthcareNotices } from './healthcare.notices.js';
import { hiringNotices } from './hiring.notices.js';
import { intelligenceNotices } from './intelligence.notices.js';
import { kudosNotices } from './kudos.notices.js';
import type { Notice } from './notice.js';
import { onboardingNotices } from './onboarding.notices.js';
import { planningNotices } from './planning.notices.js';
import { productivityNotices } from './productivity.notices.js';
import { recruitingNotices } from './recruiting.notices.js';
import { salesNotices } from './sales.notices.js';
import { shiftNotices } from './shift.notices.js';
import { talentNotices } from './talent.notices.js';
import { transitionNotices } from './transition.notices.js';

/** Every event people are told of. A row's name stays: events that were taken are remembered under it. */
export const notices = {
  ...accountNotices,
  ...auditNotices,
  ...talentNotices,
  ...hiringNotices,
  ...onboardingNotices,
  ...planningNotices,
  ...transitionNotices,
  ...recruitingNotices,
  ...salesNotices,
  ...productivityNotices,
  ...healthcareNotices,
  ...shiftNotices,
  ...cyberNotices,
  ...deployNotices,
  ...chatNotices,
  ...intelligenceNotices,
  ...kudosNotices,
  ...communityNotices,
} as const satisfies Record<string, Notice>;

import {
  getOnboarding,
  listOnboarding,
  myOnboarding,
  rampOfNewcomers,
  summarizeOnboarding,
} from '@talent-os/contracts/talent/onboarding';

/** Reads a change of a plan or a task makes stale. */
export const onboardReads = [listOnboarding, getOnboarding, myOnboarding, summarizeOnboarding, rampOfNewcomers];

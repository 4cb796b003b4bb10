import type { FindingSources } from '@talent-os/service-kit/insights/findings';
import { offerExpiring, seatOpen, stageStuck } from './hiring.findings.js';
import { handoverLate, onboardingBlocked } from './moving.findings.js';
import { requestLate } from './planning.findings.js';

export const sources: FindingSources<'talent'> = {
  seatOpen,
  requestLate,
  stageStuck,
  offerExpiring,
  onboardingBlocked,
  handoverLate,
};

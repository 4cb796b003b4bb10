import type { FindingSources } from '@talent-os/service-kit/insights/findings';
import { clearancesEnding, workRoleThin } from './people.findings.js';
import { incidentUnanswered, vulnerabilityLate } from './response.findings.js';

export const sources: FindingSources<'cyber'> = {
  incidentUnanswered,
  vulnerabilityLate,
  workRoleThin,
  clearancesEnding,
};

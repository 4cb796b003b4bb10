import { admits, type AppAbility } from '../access/ability.js';
import { listClearances } from '../cyber/clearance.js';
import { getIncident } from '../cyber/incidents.js';
import { getWorkRole } from '../cyber/readiness.js';
import { getVulnerability } from '../cyber/vulnerabilities.js';
import type { Operation } from '../define.js';
import { listCredentials } from '../healthcare/credentials.js';
import { getUnitPeople } from '../healthcare/units.js';
import { listGoals } from '../productivity/goals.js';
import { listDeals } from '../sales/deals.js';
import { listApplications } from '../talent/applications.js';
import { listOnboarding } from '../talent/onboarding.js';
import { listPositions } from '../talent/positions.js';
import { getRequisitionBoard } from '../talent/requisitions.js';
import { listTransitions } from '../talent/transitions.js';
import { insightRuleKeys, type InsightRule } from './rules.js';

/** What opens the action of each rule: who may call it sees what the rule finds, as far as its rows go. For servers. */
const acts: Readonly<Record<InsightRule, Pick<Operation, 'access'>>> = {
  seatOpen: listPositions,
  requestLate: getRequisitionBoard,
  stageStuck: listApplications,
  offerExpiring: listApplications,
  onboardingBlocked: listOnboarding,
  handoverLate: listTransitions,
  dealsStalled: listDeals,
  dealsPastClose: listDeals,
  quotaShort: listDeals,
  coverShort: getUnitPeople,
  licenseShifts: listCredentials,
  overtimeRising: getUnitPeople,
  educationShort: listCredentials,
  incidentUnanswered: getIncident,
  vulnerabilityLate: getVulnerability,
  workRoleThin: getWorkRole,
  clearancesEnding: listClearances,
  goalSilent: listGoals,
};

/** Rules whose action the caller may open. */
export const rulesFor = (ability: AppAbility): InsightRule[] =>
  insightRuleKeys.filter((rule) => admits(ability, acts[rule].access));

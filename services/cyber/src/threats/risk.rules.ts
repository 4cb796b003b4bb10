import type { RiskLevel } from '@talent-os/contracts/cyber/threats.js';

export type RiskFacts = {
  readonly openCritical: boolean;
  readonly openHigh: boolean;
  /** An indicator of a critical threat was seen in the last 7 days. */
  readonly criticalSighted: boolean;
  /** Anything is known at all. */
  readonly hasData: boolean;
  /** A threat or an incident of medium severity or above came up in the last 7 days. */
  readonly mediumLately: boolean;
};

/** How great the risk is. Where nothing is known it is medium: silence is no safety. */
export function riskLevelOf(facts: RiskFacts): RiskLevel {
  if (facts.openCritical) return 'Critical';
  if (facts.openHigh || facts.criticalSighted) return 'High';
  return facts.hasData && !facts.mediumLately ? 'Low' : 'Medium';
}

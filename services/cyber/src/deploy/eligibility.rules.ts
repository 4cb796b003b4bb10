import {
  clearanceLevels,
  type ClearanceLevel,
  type ClearanceStanding,
} from '@talent-os/contracts/cyber/clearance-kinds.js';
import type { Eligibility } from '@talent-os/contracts/cyber/deploy-states.js';

/** A clearance in force, or one reported that waits for verification. */
export type KnownClearance = { readonly level: ClearanceLevel; readonly standing: ClearanceStanding };

/** Whether a level reaches as far as another one. */
export const reaches = (level: ClearanceLevel, needed: ClearanceLevel): boolean =>
  clearanceLevels.indexOf(level) >= clearanceLevels.indexOf(needed);

/**
 * Where a person stands towards the clearance a request needs. What is verified counts; what waits for verification is
 * named and deploys nobody. Who is barred has none, whatever they report.
 */
export function eligibilityOf(
  needed: ClearanceLevel,
  clearance: KnownClearance | undefined,
  waiting: KnownClearance | undefined,
): Eligibility {
  if (needed === 'none') return 'notNeeded';
  if (clearance?.standing === 'barred') return 'missing';
  const does = (one: KnownClearance | undefined, standing: ClearanceStanding) =>
    one !== undefined && one.standing === standing && reaches(one.level, needed);
  if (does(clearance, 'active')) return 'active';
  if (does(clearance, 'reusable')) return 'recent';
  return does(waiting, 'active') ? 'waiting' : 'missing';
}

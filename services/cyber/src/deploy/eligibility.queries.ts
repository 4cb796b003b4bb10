import type { ClearanceLevel } from '@talent-os/contracts/cyber/clearance-kinds.js';
import type { Eligibility } from '@talent-os/contracts/cyber/deploy-states.js';
import type { Reader } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { standingOf } from '../clearance/clearance.rules.js';
import { NOTHING, type ClearanceRecord } from '../clearance/clearance-facts.js';
import { eligibilityOf, type KnownClearance } from './eligibility.rules.js';

type ClearanceState = Pick<
  ClearanceRecord,
  'currentLevel' | 'investigationStatus' | 'expirationDate' | 'accessEndedAt'
>;
type EligibilityRow = ClearanceState & { readonly userId: string; readonly verified: boolean };

const facts = (alias: string) => `
  ${alias}.current_level as "currentLevel", ${alias}.investigation_status as "investigationStatus",
  ${alias}.expiration_date as "expirationDate", ${alias}.access_ended_at as "accessEndedAt"`;

/** What was verified, and what was reported and waits for it. Only what eligibility depends on is read. */
const KNOWN = `
  select c.user_id as "userId", true as verified, ${facts('c')} from cyber.clearance c
   where c.organization_id = $1 and c.user_id = any($2) and c.verified_at is not null
  union all
  select c.user_id, false, ${facts('u')} from cyber.clearance c
    join cyber.clearance_update u on u.organization_id = $1 and u.clearance_id = c.id and u.status = 'submitted'
   where c.organization_id = $1 and c.user_id = any($2)`;

/** Where people stand towards a clearance on a day. */
export async function eligibilitiesOf(
  db: Reader,
  userIds: readonly string[],
  needed: ClearanceLevel,
  today: Day,
): Promise<(userId: string) => Eligibility> {
  const rows = needed === 'none' ? [] : await db.read<EligibilityRow>(KNOWN, [userIds]);
  const known = (userId: string, verified: boolean): KnownClearance | undefined => {
    const row = rows.find((one) => one.userId === userId && one.verified === verified);
    return row && { level: row.currentLevel, standing: standingOf({ ...NOTHING, ...row }, today) };
  };
  return (userId) => eligibilityOf(needed, known(userId, true), known(userId, false));
}

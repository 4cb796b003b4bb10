import { decay } from '@talent-os/contracts/cyber/threat-kinds.js';
import type { Indicator } from '@talent-os/contracts/cyber/threats.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { scoreSql } from './indicator.rules.js';

/** An indicator as the contract shows it; `now` is a placeholder of an instant. */
export const indicator = (now: string) => `
  n.id, n.kind, n.value, round((${scoreSql('n', now)})::numeric, 1) as score, ${scoreSql('n', now)} < ${decay.threshold} as expired,
  n.exempt, n.base_score = 0 as "falsePositive", n.revoked, n.valid_until as "validUntil", n.first_seen as "firstSeen", n.last_sighted as "lastSighted", n.sightings, n.version`;

/** An indicator as the contract shows it, for the transaction that changed it. */
export async function indicatorAfter(db: Reader, ctx: Ctx, indicatorId: string): Promise<Indicator> {
  const row = await db.readOne<{ indicator: Indicator }>(
    `select row_to_json(one) as indicator from (
       select ${indicator('$3')} from cyber.indicator n where n.organization_id = $1 and n.id = $2) one`,
    [indicatorId, ctx.now],
  );
  return row!.indicator;
}

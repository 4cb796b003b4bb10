import type { Output } from '@talent-os/contracts';
import type { ClearanceLevel, ClearanceStanding } from '@talent-os/contracts/cyber/clearance-kinds.js';
import type { myClearance } from '@talent-os/contracts/cyber/clearance.js';
import type { Ctx } from '@talent-os/service-kit';

type GrantedClearance = {
  readonly level: ClearanceLevel;
  readonly grantedDate: string;
  readonly grantingAuthority: string;
  readonly endedOn: string | null;
};

/** Every level a person was granted, the latest first. Only the last one is active, and only while it is in force. */
export async function historyOf(
  ctx: Ctx,
  clearanceId: string,
  standing: ClearanceStanding,
): Promise<Output<typeof myClearance>['history']> {
  const grants = await ctx.db.read<GrantedClearance>(
    `select level, granted_date as "grantedDate", granting_authority as "grantingAuthority", ended_on as "endedOn"
     from cyber.clearance_grant where organization_id = $1 and clearance_id = $2
     order by ended_on is null desc, granted_date desc, id desc`,
    [clearanceId],
  );
  return grants.map(({ endedOn, ...grant }) => ({
    ...grant,
    status: endedOn === null && standing === 'active' ? ('active' as const) : ('other' as const),
  }));
}

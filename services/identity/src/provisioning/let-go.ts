import type { Transaction } from '@talent-os/service-kit';

const LETTING_GO = [
  `update identity.role_assignment set provisioned_by = null where organization_id = $1 and provisioned_by = $2`,
  `update identity.team_member set provisioned_by = null where organization_id = $1 and provisioned_by = $2`,
  `delete from identity.provisioned_group_member m using identity.provisioned_group g
    where m.organization_id = $1 and g.organization_id = $1 and g.id = m.group_id and g.connection_id = $2`,
  `delete from identity.provisioned_group where organization_id = $1 and connection_id = $2`,
];

/** A connection goes: what its groups have given people stays theirs, as if somebody here had given it. */
export async function letGo(tx: Transaction, connectionId: string): Promise<void> {
  for (const text of LETTING_GO) await tx.execute(text, [connectionId]);
}

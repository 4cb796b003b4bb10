import type { Input } from '@talent-os/contracts';
import type { mapProvisionedGroup } from '@talent-os/contracts/identity/provisioning.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { expectGrantable } from '../members/members.controller.js';
import { Team } from '../teams/team.entity.js';
import type { ProvisionedGroup } from './provisioned-group.entity.js';

type Mapping = Pick<Input<typeof mapProvisionedGroup>, 'grant' | 'teamId'>;
type MappedRole = Pick<ProvisionedGroup, 'roleName' | 'industry' | 'customRoleId' | 'teamId'>;

/** What a group is to give, as it is kept. `role.beyond` where it is more than the caller holds. */
export async function givenBy(ctx: Ctx, tx: Transaction, { grant, teamId }: Mapping): Promise<MappedRole> {
  if (grant) await expectGrantable(ctx, tx, grant);
  if (teamId) await tx.get(Team, teamId);
  return {
    roleName: grant?.role ?? null,
    industry: grant?.industry ?? null,
    customRoleId: grant?.customRoleId ?? null,
    teamId: teamId ?? null,
  };
}

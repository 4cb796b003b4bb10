import { roleGranted, roleRevoked } from '@talent-os/contracts/identity/events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { expectAdministrator } from '../members/member.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { lockPeople, renewRights } from '../rights/renew-rights.js';
import { TeamMember } from '../teams/team-member.entity.js';
import { grantChanges, wantedGrants, type Grant } from './grants.rules.js';
import type { ProvisioningConnection } from './provisioning-connection.entity.js';
import { givenTo } from './provisioning.queries.js';

/** `startsBare`: people who hold a role that is not the connection's need none to start with. */
type Giving = Pick<ProvisioningConnection, 'id' | 'roleName' | 'industry'> & { readonly startsBare?: true };

/** Works out anew which roles and teams these people have from a directory, after its groups have changed. */
export async function applyGrants(
  ctx: Ctx,
  tx: Transaction,
  connection: Giving,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  await lockPeople(tx, personIds);
  const { id: connectionId, roleName, industry, startsBare } = connection;
  const otherwise: Grant = { roleName, industry, customRoleId: null };
  const changed: string[] = [];
  let taken = 0;
  for (const person of await givenTo(tx, connectionId, personIds)) {
    const { personId, held, fromGroups, teamsHeld, teamsGiven } = person;
    const isBare = held.every(({ provisionedBy }) => provisionedBy === connectionId);
    const wanted = wantedGrants(fromGroups, startsBare && !isBare ? undefined : otherwise);
    const { give, change, take } = grantChanges(held, wanted, connectionId);
    let rank = held.length;
    for (const grant of give) {
      const given = await tx.insert(RoleAssignment, { personId, ...grant, rank, provisionedBy: connectionId });
      rank += 1;
      ctx.emit(roleGranted, { userId: personId, roleId: given.id, ...toldOf(grant), customRoleId: grant.customRoleId });
    }
    for (const { grant, customRoleId } of change) {
      await tx.update(RoleAssignment, await tx.lock(RoleAssignment, grant.id), { customRoleId });
      ctx.emit(roleGranted, { userId: personId, roleId: grant.id, ...toldOf(grant), customRoleId });
    }
    for (const grant of take) {
      await tx.remove(RoleAssignment, await tx.lock(RoleAssignment, grant.id));
      ctx.emit(roleRevoked, { userId: personId, roleId: grant.id, ...toldOf(grant) });
    }
    if (give.length + change.length + take.length > 0) changed.push(personId);
    taken += change.length + take.length;
    await seat(tx, { personId, connectionId, teamsHeld, teamsGiven });
  }
  if (changed.length === 0) return;
  if (taken > 0) await expectAdministrator(tx);
  await renewRights(ctx, tx, changed);
}

const toldOf = ({ roleName: role, industry }: Grant) => ({ role, industry });

type Seating = {
  readonly personId: string;
  readonly connectionId: string;
  readonly teamsHeld: readonly {
    readonly id: string;
    readonly teamId: string;
    readonly provisionedBy: string | null;
  }[];
  readonly teamsGiven: readonly string[];
};

/** Teams somebody here has put them in are left alone. */
async function seat(tx: Transaction, { personId, connectionId, teamsHeld, teamsGiven }: Seating): Promise<void> {
  const held = new Set(teamsHeld.map(({ teamId }) => teamId));
  for (const teamId of new Set(teamsGiven))
    if (!held.has(teamId)) await tx.insert(TeamMember, { teamId, personId, provisionedBy: connectionId });
  for (const { id, teamId, provisionedBy } of teamsHeld)
    if (provisionedBy === connectionId && !teamsGiven.includes(teamId))
      await tx.remove(TeamMember, await tx.lock(TeamMember, id));
}

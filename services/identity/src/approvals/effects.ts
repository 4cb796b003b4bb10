import { roleGranted } from '@talent-os/contracts/identity/events.js';
import type { ApprovalKind } from '@talent-os/contracts/identity/approvals.js';
import { tenantChanged } from '@talent-os/contracts/identity/tenant-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Organization } from '../organizations/organization.entity.js';
import { accountOf } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { renewRights } from '../rights/renew-rights.js';
import { tenantRefusal } from '../tenants/tenant.rules.js';
import type { Approval } from './approval.entity.js';

export const PLATFORM_ROLE = 'PLATFORM_ADMIN';

type Effect = {
  /** Refuses what cannot be asked for now. It holds what it looked at until the end of the transaction. */
  readonly expect: (ctx: Ctx, tx: Transaction, subjectId: string) => Promise<void>;
  /** Does what was asked for, as it stands by then. */
  readonly apply: (ctx: Ctx, tx: Transaction, approval: Approval) => Promise<void>;
};

/** What each kind of request is about, in the organization it concerns. */
export const effects: Readonly<Record<ApprovalKind, Effect>> = {
  platformAdministrator: { expect: expectFutureAdministrator, apply: makeAdministrator },
  archive: { expect: expectArchivable, apply: archive },
};

async function expectFutureAdministrator(_: Ctx, tx: Transaction, userId: string): Promise<void> {
  const { status } = await tx.lock(Person, userId);
  if (status !== 'active') throw new DomainError('account.disabled');
  if (await tx.find(RoleAssignment, { personId: userId, roleName: PLATFORM_ROLE }))
    throw new DomainError('approval.held');
}

async function makeAdministrator(ctx: Ctx, tx: Transaction, { subjectId: userId }: Approval): Promise<void> {
  await expectFutureAdministrator(ctx, tx, userId);
  const { roles } = (await accountOf(tx, userId))!;
  const [organization] = await tx.findAll(Organization, {});
  const role = { roleName: PLATFORM_ROLE, industry: roles[0]?.industry ?? organization!.industries[0]! } as const;
  const given = await tx.insert(RoleAssignment, { personId: userId, ...role, customRoleId: null, rank: roles.length });
  await renewRights(ctx, tx, [userId]);
  ctx.emit(roleGranted, { userId, roleId: given.id, role: role.roleName, industry: role.industry, customRoleId: null });
}

async function expectArchivable(ctx: Ctx, tx: Transaction, organizationId: string): Promise<void> {
  // Whose it is was asked when somebody asked for it.
  const refusal = tenantRefusal({ ...(await tx.lock(Organization, organizationId)), own: false }, 'archived', ctx.now);
  if (refusal) throw new DomainError(refusal);
}

async function archive(ctx: Ctx, tx: Transaction, { subjectId, askedBy, reason }: Approval): Promise<void> {
  await expectArchivable(ctx, tx, subjectId);
  await tx.update(Organization, await tx.lock(Organization, subjectId), { status: 'archived' });
  ctx.emit(tenantChanged, { how: 'archived', what: reason, by: askedBy });
}

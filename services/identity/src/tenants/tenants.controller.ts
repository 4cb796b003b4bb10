import { Controller } from '@nestjs/common';
import { hideableModules, type Input, type Output } from '@talent-os/contracts';
import { PAGE_SIZE } from '@talent-os/contracts/paging.js';
import { tenantChanged } from '@talent-os/contracts/identity/tenant-events.js';
import {
  createTenant,
  getTenant,
  inviteTenantAdministrator,
  listTenants,
} from '@talent-os/contracts/identity/tenants.js';
import { DomainError, Handles, refuseDuplicates, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Invitation } from '../invitations/invitation.entity.js';
import { addressesHere } from '../invitations/invitations.queries.js';
import { expiryOf, sendInvitation } from '../invitations/send-invitation.js';
import { expectRoom } from '../members/room.js';
import { administrators } from '../notifications/recipients.rules.js';
import { insertOrganization } from '../organizations/insert-organization.js';
import { Organization } from '../organizations/organization.entity.js';
import { enter, inEach } from './enter.js';
import { archivableAt, mayWith, tenantsWanted } from './tenant.rules.js';
import {
  administratorsOfTenant,
  invitedAdministrators,
  peopleByRole,
  tenantCounts,
  tenantOf,
} from './tenants.queries.js';
import { deploymentOf, modulesOf } from '../organizations/modules.rules.js';

const sameSlug = { organization_index_pkey: 'tenant.slug' } as const;
const ADMINISTRATOR = 'ORGANIZATION_ADMIN';

/** The organizations of the installation, for who administers the platform: counts, and who administers each. */
@Controller()
export class TenantsController {
  @Handles(listTenants)
  async list({ page, ...wanted }: Input<typeof listTenants>, ctx: Ctx): Promise<Output<typeof listTenants>> {
    const found = tenantsWanted(await inEach(ctx, ({ db }) => tenantCounts(db)), wanted);
    return { items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length };
  }

  @Handles(getTenant)
  async get({ organizationId }: Input<typeof getTenant>, ctx: Ctx): Promise<Output<typeof getTenant>> {
    const { db } = enter(ctx, organizationId);
    const { modules, suspendedAt, ...tenant } = await tenantOf(db, ctx.now);
    const [roles, people, invited] = await Promise.all([
      peopleByRole(db),
      administratorsOfTenant(db, administrators),
      invitedAdministrators(db, ADMINISTRATOR, ctx.now),
    ]);
    const own = organizationId === ctx.organizationId;
    const standing = { status: tenant.status, suspendedAt: suspendedAt === null ? null : new Date(suspendedAt), own };
    return {
      ...tenant,
      suspendedAt,
      switches: hideableModules.map((module) => ({ module, on: modules.includes(module) })),
      roles,
      administrators: people,
      invited,
      own,
      archivableAt: archivableAt(standing)?.toISOString() ?? null,
      may: mayWith(standing, ctx.now),
    };
  }

  /** The organization and the invitation of who will administer it, or neither. */
  @Handles(createTenant)
  async create({ email, ...values }: Input<typeof createTenant>, ctx: Ctx): Promise<Output<typeof createTenant>> {
    const organizationId = uuidv7(ctx.now.getTime());
    const inside = enter(ctx, organizationId);
    const made = inside.db.write(async (tx) => {
      await insertOrganization(tx, ctx.now, {
        id: organizationId,
        ...values,
        modules: modulesOf(values.industries),
        deploymentContext: deploymentOf(values.industries),
      });
      inside.emit(tenantChanged, { how: 'created', what: values.name, by: ctx.userId });
      return { organizationId, ...(await inviteAdministrator(inside, tx, email, values.industries[0]!)) };
    });
    return refuseDuplicates(made, sameSlug);
  }

  @Handles(inviteTenantAdministrator)
  async invite(
    { organizationId, email }: Input<typeof inviteTenantAdministrator>,
    ctx: Ctx,
  ): Promise<Output<typeof inviteTenantAdministrator>> {
    const inside = enter(ctx, organizationId);
    return inside.db.write(async (tx) => {
      const { status, industries } = await tx.lock(Organization, organizationId);
      if (status !== 'active') throw new DomainError('tenant.state');
      if ((await addressesHere(tx, [email])).has(email)) return { outcome: 'member' as const, token: null };
      await expectRoom(tx);
      inside.emit(tenantChanged, { how: 'invited', what: null, by: ctx.userId });
      return inviteAdministrator(inside, tx, email, industries[0]!);
    });
  }
}

/** The one invitation of an address, to administer the organization from now on. */
async function inviteAdministrator(
  inside: Ctx,
  tx: Transaction,
  email: string,
  industry: Organization['industries'][number],
) {
  await tx.advisoryLock(`invitations/${email}`);
  const values = {
    name: null,
    roleName: ADMINISTRATOR,
    industry,
    customRoleId: null,
    teamId: null,
    invitedBy: inside.userId,
    invitedAt: inside.now,
    expiresAt: expiryOf(inside.now),
    endedAt: null,
  } as const;
  const known = await tx.find(Invitation, { email });
  const invitation = known
    ? await tx.update(Invitation, known, values)
    : await tx.insert(Invitation, { email, ...values });
  return sendInvitation(inside, tx, invitation);
}

import { Controller } from '@nestjs/common';
import type { Input, Output, Payload } from '@talent-os/contracts';
import { accountSwitched } from '@talent-os/contracts/identity/events.js';
import { tenantChanged } from '@talent-os/contracts/identity/tenant-events.js';
import {
  changeTenantIndustries,
  limitTenant,
  resumeTenant,
  suspendTenant,
  switchTenantModule,
  switchTenantUser,
} from '@talent-os/contracts/identity/tenants.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { closeAccount } from '../members/close-account.js';
import { administers } from '../members/member.js';
import { Organization } from '../organizations/organization.entity.js';
import { accountOf } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { renewRights } from '../rights/renew-rights.js';
import { enter } from './enter.js';
import { tenantRefusal } from './tenant.rules.js';
import { heldIn } from './tenants.queries.js';
import { deploymentOf } from '../organizations/modules.rules.js';

type Change = Pick<Payload<typeof tenantChanged>, 'how' | 'what'> & {
  readonly values: Partial<Organization>;
  /** What people there may do changes with it. */
  readonly rights?: boolean;
};

/** What the platform changes of an organization as a whole. */
@Controller()
export class TenantStateController {
  @Handles(suspendTenant)
  suspend({ organizationId, reason }: Input<typeof suspendTenant>, ctx: Ctx): Promise<Output<typeof suspendTenant>> {
    return change(ctx, organizationId, (organization) => {
      expectTo(ctx, organization, 'suspended');
      return { how: 'suspended', what: reason, values: { status: 'suspended', suspendedAt: ctx.now }, rights: true };
    });
  }

  @Handles(resumeTenant)
  resume({ organizationId }: Input<typeof resumeTenant>, ctx: Ctx): Promise<Output<typeof resumeTenant>> {
    return change(ctx, organizationId, (organization) => {
      expectTo(ctx, organization, 'active');
      return { how: 'resumed', what: null, values: { status: 'active', suspendedAt: null } };
    });
  }

  @Handles(switchTenantModule)
  switchModule(
    { organizationId, module, on }: Input<typeof switchTenantModule>,
    ctx: Ctx,
  ): Promise<Output<typeof switchTenantModule>> {
    return change(ctx, organizationId, ({ modules }) => {
      if (modules.includes(module) === on) return undefined;
      const others = modules.filter((one) => one !== module);
      const values = { modules: on ? [...others, module] : others };
      return { how: 'module', what: `${module} ${on ? 'on' : 'off'}`, values, rights: true };
    });
  }

  @Handles(changeTenantIndustries)
  changeIndustries(
    { organizationId, industries }: Input<typeof changeTenantIndustries>,
    ctx: Ctx,
  ): Promise<Output<typeof changeTenantIndustries>> {
    return change(ctx, organizationId, async (organization, tx) => {
      const left = organization.industries.filter((one) => !industries.includes(one));
      const held = await heldIn(tx, left);
      if (held)
        throw new DomainError('tenant.industry', [
          { field: 'industries', message: `People hold roles in ${held.industry}` },
        ]);
      const values = { industries: [...industries], deploymentContext: deploymentOf(industries) };
      return { how: 'industries', what: industries.join(', '), values, rights: true };
    });
  }

  @Handles(limitTenant)
  limit({ organizationId, peopleMost }: Input<typeof limitTenant>, ctx: Ctx): Promise<Output<typeof limitTenant>> {
    return change(ctx, organizationId, () => ({
      how: 'limit',
      what: peopleMost === null ? 'none' : `${peopleMost} people`,
      values: { peopleMost },
    }));
  }

  /** Accounts of those who administer it; the others are their business. */
  @Handles(switchTenantUser)
  async switchUser(
    { organizationId, userId, status }: Input<typeof switchTenantUser>,
    ctx: Ctx,
  ): Promise<Output<typeof switchTenantUser>> {
    const inside = enter(ctx, organizationId);
    await inside.db.write(async (tx) => {
      const person = await tx.lock(Person, userId);
      const account = (await accountOf(tx, userId))!;
      if (!administers(account)) throw new DomainError('resource.missing');
      if (person.status === status) return;
      if (status === 'disabled') return closeAccount(inside, tx, person, account);
      await tx.update(Person, person, { status });
      inside.emit(accountSwitched, { userId, status });
    });
    return {};
  }
}

function expectTo(ctx: Ctx, organization: Organization, to: Organization['status']): void {
  const refusal = tenantRefusal({ ...organization, own: organization.id === ctx.organizationId }, to, ctx.now);
  if (refusal) throw new DomainError(refusal);
}

/** Changes an organization under its lock, and says so in its audit trail. Nothing where there is nothing to change. */
async function change(
  ctx: Ctx,
  organizationId: string,
  decide: (organization: Organization, tx: Transaction) => Promise<Change> | Change | undefined,
): Promise<Record<string, never>> {
  const inside = enter(ctx, organizationId);
  await inside.db.write(async (tx) => {
    const organization = await tx.lock(Organization, organizationId);
    const decided = await decide(organization, tx);
    if (!decided) return;
    const { how, what, values, rights } = decided;
    await tx.update(Organization, organization, values);
    if (rights) await renewRights(inside, tx);
    inside.emit(tenantChanged, { how, what, by: ctx.userId });
  });
  return {};
}

import { Controller } from '@nestjs/common';
import { hideableModules, type Input, type Module, type Output } from '@talent-os/contracts';
import { moduleSwitched } from '@talent-os/contracts/identity/events.js';
import {
  getOrganization,
  organizationModules,
  organizationTimezone,
  switchModule,
} from '@talent-os/contracts/identity/organizations.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { renewRights } from '../rights/renew-rights.js';
import { administeredOrganization } from './organizations.queries.js';
import { Organization } from './organization.entity.js';

@Controller()
export class OrganizationsController {
  @Handles(organizationTimezone)
  timezone(_: Input<typeof organizationTimezone>, ctx: Ctx) {
    return ctx.db.readExisting<{ timezone: string }>(
      'select timezone from identity.organization where organization_id = $1',
    );
  }

  @Handles(organizationModules)
  modules(_: Input<typeof organizationModules>, ctx: Ctx) {
    return ctx.db.readExisting<{ modules: Module[] }>(
      'select modules from identity.organization where organization_id = $1',
    );
  }

  @Handles(getOrganization)
  async get(_: Input<typeof getOrganization>, ctx: Ctx): Promise<Output<typeof getOrganization>> {
    const { modules, ...organization } = await administeredOrganization(ctx.db);
    return { ...organization, switches: hideableModules.map((module) => ({ module, on: modules.includes(module) })) };
  }

  @Handles(switchModule)
  async switchModule({ module, on }: Input<typeof switchModule>, ctx: Ctx): Promise<Output<typeof switchModule>> {
    await ctx.db.write(async (tx) => {
      const organization = await tx.lock(Organization, ctx.organizationId);
      const others = organization.modules.filter((one) => one !== module);
      if (organization.modules.includes(module) === on) return;
      await tx.update(Organization, organization, { modules: on ? [...others, module] : others });
      await renewRights(ctx, tx);
      ctx.emit(moduleSwitched, { module, on });
    });
    return {};
  }
}

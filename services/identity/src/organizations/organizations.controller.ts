import { Controller } from '@nestjs/common';
import type { Input, Module } from '@talent-os/contracts';
import { organizationModules, organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';

@Controller()
export class OrganizationsController {
  @Handles(organizationTimezone)
  async timezone(_: Input<typeof organizationTimezone>, ctx: Ctx) {
    const found = await ctx.db.readOne<{ timezone: string }>(
      'select timezone from identity.organization where organization_id = $1',
    );
    if (!found) throw new DomainError('resource.missing');
    return found;
  }

  @Handles(organizationModules)
  async modules(_: Input<typeof organizationModules>, ctx: Ctx) {
    const found = await ctx.db.readOne<{ modules: Module[] }>(
      'select modules from identity.organization where organization_id = $1',
    );
    if (!found) throw new DomainError('resource.missing');
    return found;
  }
}

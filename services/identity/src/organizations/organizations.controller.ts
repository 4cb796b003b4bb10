import { Controller } from '@nestjs/common';
import type { Input, Module } from '@talent-os/contracts';
import { organizationModules, organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { Handles, type Ctx } from '@talent-os/service-kit';

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
}

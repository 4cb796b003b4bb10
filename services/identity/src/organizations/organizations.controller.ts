import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { Handles, Refused, type Ctx } from '@talent-os/service-kit';

@Controller()
export class OrganizationsController {
  @Handles(organizationTimezone)
  async timezone(_: Input<typeof organizationTimezone>, ctx: Ctx) {
    const found = await ctx.db.readOne<{ timezone: string }>(
      'select timezone from identity.organization where organization_id = $1',
    );
    if (!found) throw new Refused('resource.missing');
    return found;
  }
}

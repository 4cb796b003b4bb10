import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { myApplications } from './my-applications.queries.js';

@Controller()
export class MyApplicationsController {
  @Handles(listMyApplications)
  async list(_: Input<typeof listMyApplications>, ctx: Ctx) {
    return { items: await myApplications(ctx) };
  }
}

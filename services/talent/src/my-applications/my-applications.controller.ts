import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listMyApplications, withdrawMyApplication } from '@talent-os/contracts/talent/my-applications.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { Application } from '../applications/application.entity.js';
import { myApplications } from './my-applications.queries.js';
import { withdrawApplication } from './withdraw-application.js';

@Controller()
export class MyApplicationsController {
  @Handles(listMyApplications)
  async list(_: Input<typeof listMyApplications>, ctx: Ctx) {
    return { items: await myApplications(ctx) };
  }

  @Handles(withdrawMyApplication)
  withdraw({ applicationId, note }: Input<typeof withdrawMyApplication>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const application = await tx.lock(Application, { id: applicationId, userId: ctx.userId });
      await withdrawApplication(ctx, tx, application, note);
      return {};
    });
  }
}

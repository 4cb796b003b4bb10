import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { getWorkflow, listWorkflows } from '@talent-os/contracts/talent/workflows.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { allVersions, versionInFull, versionViews } from './view.js';

@Controller()
export class WorkflowsController {
  @Handles(listWorkflows)
  async list(_: Input<typeof listWorkflows>, ctx: Ctx): Promise<Output<typeof listWorkflows>> {
    const { rows, loads } = await allVersions(ctx);
    return { items: await versionViews(ctx, rows, loads) };
  }

  @Handles(getWorkflow)
  async get({ trigger, number }: Input<typeof getWorkflow>, ctx: Ctx): Promise<Output<typeof getWorkflow>> {
    const { rows, loads } = await allVersions(ctx);
    const at = rows.findIndex((row) => row.trigger === trigger && row.number === number);
    const views = await versionViews(ctx, rows, loads);
    if (!rows[at] || !views[at]) throw new DomainError('resource.missing');
    return versionInFull(ctx, rows[at], views[at], loads);
  }
}

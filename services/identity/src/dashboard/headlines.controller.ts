import { Controller } from '@nestjs/common';
import { roles, type Input, type Output, type Role } from '@talent-os/contracts';
import { defaultHeadline } from '@talent-os/contracts/identity/dashboard.js';
import {
  changeHeadline,
  headlineChanged,
  listHeadlines,
  resetHeadline,
  type Headline,
} from '@talent-os/contracts/identity/headlines.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { DashboardContent } from './dashboard-content.entity.js';

const WRITTEN = `
  select role, outcome_message as "outcomeMessage", action_message as "actionMessage", call_to_action as "callToAction",
    updated_at as "writtenAt"
  from identity.dashboard_content where organization_id = $1`;

@Controller()
export class HeadlinesController {
  @Handles(listHeadlines)
  async list(_: Input<typeof listHeadlines>, ctx: Ctx): Promise<Output<typeof listHeadlines>> {
    const written = await ctx.db.read<Headline>(WRITTEN);
    const of = (role: Role): Headline =>
      written.find((one) => one.role === role) ?? { role, ...defaultHeadline, writtenAt: null };
    return { items: roles.map(of) };
  }

  @Handles(changeHeadline)
  async change({ role, ...texts }: Input<typeof changeHeadline>, ctx: Ctx): Promise<Output<typeof changeHeadline>> {
    await ctx.db.write(async (tx) => {
      await tx.advisoryLock(`headlines/${role}`);
      const row = await tx.find(DashboardContent, { role });
      if (row) await tx.update(DashboardContent, await tx.lock(DashboardContent, row.id), texts);
      else await tx.insert(DashboardContent, { role, ...texts });
      ctx.emit(headlineChanged, { role });
    });
    return {};
  }

  @Handles(resetHeadline)
  async reset({ role }: Input<typeof resetHeadline>, ctx: Ctx): Promise<Output<typeof resetHeadline>> {
    await ctx.db.write(async (tx) => {
      await tx.execute('delete from identity.dashboard_content where organization_id = $1 and role = $2', [role]);
      ctx.emit(headlineChanged, { role });
    });
    return {};
  }
}

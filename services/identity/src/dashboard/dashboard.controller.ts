import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { defaultHeadline, getDashboardContent } from '@talent-os/contracts/identity/dashboard.js';
import { Handles, type Ctx } from '@talent-os/service-kit';

type Content = Output<typeof getDashboardContent>;
type Headline = Pick<Content, keyof typeof defaultHeadline>;
type ContentRow = Pick<Content, 'createdAt' | 'updatedAt'> & { readonly headline: Headline | null };

/** The organization's own row for the role; the organization's times where there is none. */
const CONTENT = `
  select coalesce(c.created_at, o.created_at) as "createdAt", coalesce(c.updated_at, o.created_at) as "updatedAt",
    case when c.id is not null then json_build_object('outcomeMessage', c.outcome_message, 'actionMessage', c.action_message,
      'callToAction', c.call_to_action) end as headline
  from identity.organization o
  left join identity.dashboard_content c on c.organization_id = $1 and c.role = $2
  where o.organization_id = $1`;

@Controller()
export class DashboardController {
  @Handles(getDashboardContent)
  async content({ role }: Input<typeof getDashboardContent>, ctx: Ctx): Promise<Content> {
    const row = await ctx.db.readExisting<ContentRow>(CONTENT, [role]);
    const { headline, ...times } = row;
    return { ...(headline ?? defaultHeadline), ...times };
  }
}

import { demoPeopleInRole, type Ctx, type DemoOrganization } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { InsightDismissal } from '../insights/insight-dismissal.entity.js';

/** HR follows offers by hand in their last day: the rule warns them half as early. */
export async function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  const hr = demoPeopleInRole(organization, 'HR_MANAGER').find(({ signsIn }) => signsIn);
  if (!hr) return;
  await ctx.db.write((tx) =>
    tx.insert(InsightDismissal, {
      rule: 'offerExpiring',
      key: hr.id,
      reason: 'known',
      note: 'Recruiters call everybody on the last day of an offer.',
      byId: hr.id,
      threshold: 24,
      createdAt: new Date(ctx.now.getTime() - 9 * DAY_MS),
    }),
  );
}

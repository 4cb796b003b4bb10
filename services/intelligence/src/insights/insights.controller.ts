import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { rulesFor } from '@talent-os/contracts/insights/rights.js';
import { conditionOf, insightRuleOf, thresholdOf } from '@talent-os/contracts/insights/rules.js';
import { countInsights } from '@talent-os/contracts/intelligence/insight-count.js';
import {
  acceptInsight,
  dismissInsight,
  insightChanged,
  listInsights,
  listRules,
  restoreInsight,
} from '@talent-os/contracts/intelligence/insights.js';
import { createTask } from '@talent-os/contracts/productivity/tasks.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { foundFor, gatherInsights } from './gather.js';
import { InsightDismissal } from './insight-dismissal.entity.js';
import { InsightPlan } from './insight-plan.entity.js';
import { raisedBy, taskOf } from './insight.rules.js';
import { dismissalsOf, plansOf } from './insights.queries.js';

@Controller()
export class InsightsController {
  @Handles(listInsights)
  list(_input: Input<typeof listInsights>, ctx: Ctx) {
    return gatherInsights(ctx);
  }

  @Handles(countInsights)
  async count(_input: Input<typeof countInsights>, ctx: Ctx) {
    const { items } = await gatherInsights(ctx);
    return { insights: items.filter(({ plan }) => plan === null).length };
  }

  @Handles(listRules)
  async rules(_input: Input<typeof listRules>, ctx: Ctx) {
    const rules = rulesFor(ctx.ability);
    const dismissals = await dismissalsOf(ctx, rules);
    return {
      items: rules.map((rule) => {
        const own = dismissals.filter((one) => one.rule === rule).map(({ rule: _rule, ...dismissal }) => dismissal);
        const { label, severity, hub, thresholds } = insightRuleOf(rule);
        const threshold = thresholdOf(
          rule,
          own.map((one) => one.threshold),
        );
        return {
          rule,
          label,
          severity,
          hub,
          condition: conditionOf(rule, threshold),
          threshold,
          first: thresholds[0],
          dismissals: own,
        };
      }),
    };
  }

  /** The task is written by the productivity service under the caller's own rights. */
  @Handles(acceptInsight)
  async accept({ rule, key, due }: Input<typeof acceptInsight>, ctx: Ctx) {
    const [found, plans] = await Promise.all([foundFor(ctx, rule, key), plansOf(ctx)]);
    if (plans.has(`${rule}:${key}`)) throw new DomainError('insight.taken');
    const { id: taskId, title } = await ctx.call(createTask, { ...taskOf(found), due });
    const written = ctx.db.write(async (tx) => {
      await tx.insert(InsightPlan, { rule, key, byId: ctx.userId, taskId });
      ctx.emit(insightChanged, { rule, change: 'accepted' });
    });
    await refuseDuplicates(written, { insight_plan_once: 'insight.taken' });
    return { taskId, title };
  }

  @Handles(dismissInsight)
  async dismiss({ rule, key, reason, note }: Input<typeof dismissInsight>, ctx: Ctx) {
    const { value } = await foundFor(ctx, rule, key);
    return ctx.db.write(async (tx) => {
      const threshold = raisedBy(rule, value);
      const facts = { rule, key, reason, note: note || null, byId: ctx.userId, threshold };
      const { id } = await tx.insert(InsightDismissal, facts);
      ctx.emit(insightChanged, { rule, change: 'dismissed' });
      return { dismissalId: id, threshold };
    });
  }

  @Handles(restoreInsight)
  restore({ dismissalId }: Input<typeof restoreInsight>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const dismissal = await tx.lock(InsightDismissal, dismissalId);
      // Whoever may act on what a rule finds takes dismissals of it back, and nobody else.
      if (!rulesFor(ctx.ability).includes(dismissal.rule)) throw new DomainError('resource.missing');
      if (dismissal.restoredAt) return {};
      await tx.update(InsightDismissal, dismissal, { restoredAt: ctx.now, restoredById: ctx.userId });
      ctx.emit(insightChanged, { rule: dismissal.rule, change: 'restored' });
      return {};
    });
  }
}

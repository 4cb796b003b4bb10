import type { DismissReason, InsightRule } from '@talent-os/contracts/insights/rules.js';
import type { Insight } from '@talent-os/contracts/intelligence/insights.js';
import type { Ctx } from '@talent-os/service-kit';
import { namesOf } from '../people/names.js';
import type { Dismissed } from './insight.rules.js';

/** Dismissals in force. */
export const dismissedIn = (ctx: Ctx): Promise<Dismissed[]> =>
  ctx.db.read<Dismissed>(
    `select d.rule, d.key, d.threshold from intelligence.insight_dismissal d
     where d.organization_id = $1 and d.restored_at is null`,
  );

type PlanRow = {
  readonly rule: InsightRule;
  readonly key: string;
  readonly byId: string;
  readonly taskId: string;
  readonly at: string;
};

/** What was taken up, by the id of the insight. */
export async function plansOf(ctx: Ctx): Promise<Map<string, NonNullable<Insight['plan']>>> {
  const rows = await ctx.db.read<PlanRow>(
    `select p.rule, p.key, p.by_id as "byId", p.task_id as "taskId", p.created_at as at
     from intelligence.insight_plan p where p.organization_id = $1`,
  );
  const nameOf = await namesOf(
    ctx,
    rows.map(({ byId }) => byId),
  );
  return new Map(
    rows.map(({ rule, key, byId, taskId, at }) => {
      const mine = byId === ctx.userId;
      return [`${rule}:${key}`, { byName: nameOf(byId), at, mine, taskId: mine ? taskId : null }];
    }),
  );
}

type DismissalRow = {
  readonly id: string;
  readonly rule: InsightRule;
  readonly reason: DismissReason;
  readonly note: string | null;
  readonly byId: string;
  readonly at: string;
  readonly threshold: number;
};

/** Dismissals in force of these rules with who made them, the latest first. */
export async function dismissalsOf(ctx: Ctx, rules: readonly InsightRule[]) {
  const rows = await ctx.db.read<DismissalRow>(
    `select d.id, d.rule, d.reason, d.note, d.by_id as "byId", d.created_at as at, d.threshold
     from intelligence.insight_dismissal d
     where d.organization_id = $1 and d.restored_at is null and d.rule = any($2)
     order by d.created_at desc, d.id`,
    [[...rules]],
  );
  const nameOf = await namesOf(
    ctx,
    rows.map(({ byId }) => byId),
  );
  return rows.map(({ byId, ...row }) => ({ ...row, byName: nameOf(byId) }));
}

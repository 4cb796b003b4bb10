import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { isAsked } from '@talent-os/contracts/sales/excellence/metrics.data.js';
import type { Ctx, DemoOrganization } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { analysisOf, type Sheet } from '../excellence/analysis.rules.js';
import { ExcellenceAction } from '../excellence/excellence-action.entity.js';
import { ExcellenceAnswer } from '../excellence/excellence-answer.entity.js';
import { ExcellenceSession } from '../excellence/excellence-session.entity.js';
import { metricsOf } from '../excellence/metrics/metrics.queries.js';
import { sheetsOf } from '../excellence/sessions.queries.js';
import { completeSheets } from '../excellence/view.js';
import type { demoSales } from './demo.js';
import { demoExcellence } from './excellence.js';

const QUARTERS = 4;

/** Sessions are analyzed by the rules everybody's are, over the deals that were seeded before. */
export async function seedExcellence(
  organization: DemoOrganization,
  { sellers, quotas, deciderId }: Pick<ReturnType<typeof demoSales>, 'sellers' | 'quotas' | 'deciderId'>,
  ctx: Ctx,
): Promise<void> {
  const today = dayOf(ctx.now);
  const current = quotas.filter(({ periodStart, periodEnd }) => periodStart <= today && periodEnd >= today);
  const target = 1.06 * QUARTERS * current.reduce((sum, { amount }) => sum + amount, 0);
  const demo = demoExcellence(organization, sellers, deciderId, Math.round(target / 10_000_000) * 10_000_000, ctx.now);
  const sessions = await ctx.db.write(async (tx) => {
    await tx.insertAll(
      ExcellenceAnswer,
      demo.sessions.flatMap(({ answers }) => answers),
    );
    await tx.insertAll(ExcellenceAction, demo.actions);
    return tx.insertAll(
      ExcellenceSession,
      demo.sessions.map(({ session }) => session),
    );
  });
  // Afterwards: the target of planning is in its session.
  const analyses = await Promise.all(
    demo.sessions.map(async ({ session, answers }) =>
      session.analyzedAt ? await analyze(ctx, session.module, sheetsOf(answers), sellers) : undefined,
    ),
  );
  await ctx.db.write(async (tx) => {
    for (const [at, session] of sessions.entries()) {
      const analysis = analyses[at];
      if (analysis) await tx.update(ExcellenceSession, session, { analysis });
    }
  });
}

async function analyze(
  ctx: Ctx,
  module: keyof typeof excellenceData,
  sheets: ReadonlyMap<string, Sheet>,
  sellers: readonly { readonly id: string }[],
) {
  // While a demo is made, other services may have nothing to answer yet.
  const keys = excellenceData[module].dimensions.flatMap(({ metric }) => (metric && !isAsked(metric) ? [metric] : []));
  const complete = completeSheets(
    module,
    sheets,
    sellers.map(({ id }) => id),
  );
  return analysisOf(excellenceData[module], complete, await metricsOf(ctx, dayOf(ctx.now), keys));
}

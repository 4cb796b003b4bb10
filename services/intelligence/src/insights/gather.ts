import type { Operation } from '@talent-os/contracts';
import { listCyberFindings } from '@talent-os/contracts/cyber/findings.js';
import { listHealthcareFindings } from '@talent-os/contracts/healthcare/findings.js';
import { rulesFor } from '@talent-os/contracts/insights/rights.js';
import {
  findingServices,
  insightRuleOf,
  type FindingService,
  type InsightRule,
} from '@talent-os/contracts/insights/rules.js';
import type { Finding } from '@talent-os/contracts/insights/shapes.js';
import type { Insight } from '@talent-os/contracts/intelligence/insights.js';
import { isReachable } from '@talent-os/contracts/navigation/reachable.js';
import { listProductivityFindings } from '@talent-os/contracts/productivity/findings.js';
import { listSalesFindings } from '@talent-os/contracts/sales/findings.js';
import { listTalentFindings } from '@talent-os/contracts/talent/findings.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { dismissedIn, plansOf } from './insights.queries.js';
import { inOrder, insightOf, isAway, thresholdsOf, type Dismissed } from './insight.rules.js';

/** How long a service may take before what it finds is left out, in milliseconds. */
const PATIENCE_MS = 2_500;

const finders = {
  talent: listTalentFindings,
  sales: listSalesFindings,
  healthcare: listHealthcareFindings,
  cyber: listCyberFindings,
  productivity: listProductivityFindings,
} as const satisfies Record<FindingService, Operation>;

/** Where and when it is, which rules look for the caller, and what they leave out. */
async function momentOf(ctx: Ctx) {
  const rules = rulesFor(ctx.ability);
  const [zone, dismissed] = await Promise.all([timezoneOf(ctx), dismissedIn(ctx)]);
  return { rules, zone, today: dayIn(ctx.now, zone), dismissed, thresholds: thresholdsOf(rules, dismissed) };
}
type Moment = Awaited<ReturnType<typeof momentOf>>;

/** Whether something found is shown: the caller may open where one acts on it, and nobody put it away. */
const isShown = (ctx: Ctx, dismissed: readonly Dismissed[]) => (found: Finding) =>
  isReachable(ctx.ability, found.link) && !isAway(found, dismissed);

const findingsOf = async (ctx: Ctx, service: FindingService, { today, zone, thresholds }: Omit<Moment, 'rules'>) =>
  (await ctx.call(finders[service], { today, zone, thresholds })).items;

type Answer = { readonly service: FindingService; readonly items: readonly Finding[] | undefined };

/** What one service finds; nothing where it is away, late or failed. */
async function ask(ctx: Ctx, service: FindingService, moment: Moment): Promise<Answer> {
  const thresholds = Object.fromEntries(
    Object.entries(moment.thresholds).filter(([rule]) => insightRuleOf(rule as InsightRule).service === service),
  );
  const left = ctx.meta.deadline - Date.now();
  try {
    const patient = ctx.withDeadline(Math.min(PATIENCE_MS, left));
    return { service, items: await findingsOf(patient, service, { ...moment, thresholds }) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { service, items: undefined };
  }
}

/** What the rules of every service that answers in time find for the caller. */
export async function gatherInsights(ctx: Ctx) {
  const moment = await momentOf(ctx);
  const services = findingServices.filter((service) =>
    moment.rules.some((rule) => insightRuleOf(rule).service === service),
  );
  const [plans, ...answers] = await Promise.all([
    plansOf(ctx),
    ...services.map((service) => ask(ctx, service, moment)),
  ]);
  const items = answers
    .flatMap((answer) => answer.items ?? [])
    .filter(isShown(ctx, moment.dismissed))
    .map((found) => {
      const plan = plans.get(`${found.rule}:${found.key}`);
      return insightOf(found, moment.thresholds[found.rule]!, moment.zone, plan);
    });
  return {
    items: inOrder(items),
    missing: answers.filter((answer) => answer.items === undefined).map(({ service }) => service),
    readAt: ctx.now.toISOString(),
    rules: moment.rules.length,
  };
}

/** Something a rule finds for the caller as it stands, or 404. */
export async function foundFor(ctx: Ctx, rule: InsightRule, key: string): Promise<Insight> {
  const moment = await momentOf(ctx);
  const threshold = moment.thresholds[rule];
  if (threshold === undefined) throw new DomainError('resource.missing');
  const items = await findingsOf(ctx, insightRuleOf(rule).service, { ...moment, thresholds: { [rule]: threshold } });
  const found = items.filter(isShown(ctx, moment.dismissed)).find((one) => one.rule === rule && one.key === key);
  if (!found) throw new DomainError('resource.missing');
  return insightOf(found, threshold, moment.zone);
}

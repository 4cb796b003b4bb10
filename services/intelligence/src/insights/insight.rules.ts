import type { Insight } from '@talent-os/contracts/intelligence/insights.js';
import {
  conditionOf,
  insightRuleOf,
  insightSeverities,
  thresholdBeyond,
  thresholdOf,
  type InsightRule,
} from '@talent-os/contracts/insights/rules.js';
import type { Finding } from '@talent-os/contracts/insights/shapes.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { instantIn } from '@talent-os/service-kit/wall-clock';

export type Dismissed = { readonly rule: InsightRule; readonly key: string; readonly threshold: number };

/** The threshold of each of these rules, by the dismissals in force. */
export const thresholdsOf = (
  rules: readonly InsightRule[],
  dismissed: readonly Dismissed[],
): Partial<Record<InsightRule, number>> =>
  Object.fromEntries(
    rules.map((rule) => [
      rule,
      thresholdOf(
        rule,
        dismissed.filter((one) => one.rule === rule).map(({ threshold }) => threshold),
      ),
    ]),
  );

/** The threshold that dismissing something brings: the first that leaves it out, else the last there is. */
export const raisedBy = (rule: InsightRule, value: number): number =>
  thresholdBeyond(rule, value) ?? insightRuleOf(rule).thresholds.at(-1)!;

/** Whether something stays away: it was dismissed, and no threshold would leave it out. */
export const isAway = ({ rule, key, value }: Finding, dismissed: readonly Dismissed[]): boolean =>
  thresholdBeyond(rule, value) === undefined && dismissed.some((one) => one.rule === rule && one.key === key);

const SECOND_MS = 1_000;

/** Something found, as people see it. */
export function insightOf(
  { dueAt, dueOn, ...found }: Finding,
  threshold: number,
  zone: string,
  plan: Insight['plan'] = null,
): Insight {
  const { severity, hub } = insightRuleOf(found.rule);
  const endOfDay = dueOn && new Date(instantIn(addDays(dueOn, 1), '00:00', zone).getTime() - SECOND_MS).toISOString();
  return {
    ...found,
    id: `${found.rule}:${found.key}`,
    severity,
    hub,
    dueAt: dueAt ?? endOfDay,
    threshold,
    beyond: thresholdBeyond(found.rule, found.value) ?? null,
    plan,
  };
}

/** What nobody has taken up first, by the time left, then by how serious it is and how many people it touches. */
export const inOrder = (insights: readonly Insight[]): Insight[] =>
  insights.toSorted(
    (one, other) =>
      Number(one.plan !== null) - Number(other.plan !== null) ||
      (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9') ||
      insightSeverities.indexOf(one.severity) - insightSeverities.indexOf(other.severity) ||
      other.people - one.people ||
      one.since.localeCompare(other.since) ||
      one.id.localeCompare(other.id),
  );

const PRIORITY = { critical: 'urgent', high: 'high', medium: 'normal' } as const;
const TITLE_MOST = 200;

/** The task that something found becomes. */
export const taskOf = ({ rule, title, evidence, severity, link, threshold }: Insight) => ({
  title: title.slice(0, TITLE_MOST),
  notes: `${evidence}\n\nRule: ${conditionOf(rule, threshold)}.`,
  priority: PRIORITY[severity],
  goalId: null,
  source: 'insight' as const,
  link,
});

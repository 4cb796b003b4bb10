import { choices } from '../fields/choices.js';
import {
  dismissReasons,
  findingServiceLabels,
  insightRuleKeys,
  insightRuleOf,
  insightSeverityLabels,
  type InsightRule,
} from '../insights/rules.js';

const ruleLabels = Object.fromEntries(insightRuleKeys.map((rule) => [rule, insightRuleOf(rule).label])) as Record<
  InsightRule,
  string
>;

/** What people call the values of choices about insights. */
export const intelligenceChoices = {
  insightRules: choices(ruleLabels),
  insightSeverities: choices(insightSeverityLabels, { critical: 'urgent, pressing' }),
  findingServices: choices(findingServiceLabels),
  dismissReasons: choices(dismissReasons),
};

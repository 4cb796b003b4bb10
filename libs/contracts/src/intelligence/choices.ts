import { datasetKeys, datasetOf, type Dataset } from '../facts/datasets.js';
import { starterKeys, starterOf, type StarterKey } from '../facts/starters.js';
import { measures, questionCharts } from '../facts/question.js';
import { choices } from '../fields/choices.js';
import { subscriptionOccasions, subscriptionStates } from './subscriptions.js';
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

const datasetLabels = Object.fromEntries(datasetKeys.map((key) => [key, datasetOf(key).label])) as Record<
  Dataset,
  string
>;

const starterLabels = Object.fromEntries(starterKeys.map((key) => [key, starterOf(key).title])) as Record<
  StarterKey,
  string
>;

/** What people call the values of choices about insights. */
export const intelligenceChoices = {
  insightRules: choices(ruleLabels),
  insightSeverities: choices(insightSeverityLabels, { critical: 'urgent, pressing' }),
  findingServices: choices(findingServiceLabels),
  dismissReasons: choices(dismissReasons),
  datasets: choices(datasetLabels),
  starters: choices(starterLabels),
  measures: choices(measures),
  questionCharts: choices(questionCharts),
  subscriptionOccasions: choices(subscriptionOccasions, { daily: 'daily', weekly: 'weekly', monthly: 'monthly' }),
  subscriptionStates: choices(subscriptionStates),
  factFieldKinds: choices({ text: 'Text', number: 'Number', money: 'Amount' }),
};

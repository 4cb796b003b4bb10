/** Services that find something to act on among their own rows. */
export const findingServices = ['talent', 'sales', 'healthcare', 'cyber', 'productivity'] as const;
export type FindingService = (typeof findingServices)[number];
export const findingServiceLabels: Record<FindingService, string> = {
  talent: 'Talent',
  sales: 'Sales',
  healthcare: 'Health Tech',
  cyber: 'Cyber',
  productivity: 'Productivity',
};

/** Hubs that rules look into. */
export const insightHubs = ['talent', 'sales', 'healthtech', 'cyber', 'productivity'] as const;
type InsightHub = (typeof insightHubs)[number];

/** The most severe first. */
export const insightSeverities = ['critical', 'high', 'medium'] as const;
export type InsightSeverity = (typeof insightSeverities)[number];
export const insightSeverityLabels: Record<InsightSeverity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
};

type RuleRow = {
  readonly service: FindingService;
  readonly hub: InsightHub;
  readonly label: string;
  /** When it finds something; `{}` stands for the threshold. */
  readonly condition: string;
  /** The first holds until somebody dismisses what it found; each further one finds less. */
  readonly thresholds: readonly [number, ...number[]];
  /** What is found has a value of the threshold at least, or at most. */
  readonly finds: 'atLeast' | 'atMost';
  readonly severity: InsightSeverity;
  /** The one action, as its button says. */
  readonly action: string;
};

/** What is looked for in the rows of each service. Who may act on it: `rights.ts`. */
export const insightRules = {
  seatOpen: {
    service: 'talent',
    hub: 'talent',
    label: 'Seat open too long',
    condition: 'a seat is open {} times the median or longer',
    thresholds: [1.5, 2, 2.5, 3],
    finds: 'atLeast',
    severity: 'high',
    action: 'Open its pipeline',
  },
  requestLate: {
    service: 'talent',
    hub: 'talent',
    label: 'Request past its step',
    condition: 'a request waits {} days past its step or longer',
    thresholds: [1, 3, 7, 14],
    finds: 'atLeast',
    severity: 'medium',
    action: 'Open the request',
  },
  stageStuck: {
    service: 'talent',
    hub: 'talent',
    label: 'Stage that stands still',
    condition: '{} % of the people in a stage are past its limit, three of them at least',
    thresholds: [50, 70, 90],
    finds: 'atLeast',
    severity: 'medium',
    action: 'See who waits',
  },
  offerExpiring: {
    service: 'talent',
    hub: 'talent',
    label: 'Offer about to expire',
    condition: 'an offer expires within {} hours',
    thresholds: [48, 24, 12, 6],
    finds: 'atMost',
    severity: 'high',
    action: 'Open the offer',
  },
  onboardingBlocked: {
    service: 'talent',
    hub: 'talent',
    label: 'Onboarding that is blocked',
    condition: 'a step of an onboarding is blocked {} days past its day or longer',
    thresholds: [3, 5, 7, 14],
    finds: 'atLeast',
    severity: 'high',
    action: 'Open the plan',
  },
  handoverLate: {
    service: 'talent',
    hub: 'talent',
    label: 'Handover that is late',
    condition: 'a handover is {} days past its day or longer',
    thresholds: [1, 3, 7, 14],
    finds: 'atLeast',
    severity: 'medium',
    action: 'Open the move',
  },
  dealsStalled: {
    service: 'sales',
    hub: 'sales',
    label: 'Deals that stand still',
    condition: '{} % of open deals are idle for 30 days or longer',
    thresholds: [20, 30, 40, 60],
    finds: 'atLeast',
    severity: 'medium',
    action: 'Review these deals',
  },
  dealsPastClose: {
    service: 'sales',
    hub: 'sales',
    label: 'Deals past their close date',
    condition: '{} % of open deals are past their close date',
    thresholds: [10, 20, 40],
    finds: 'atLeast',
    severity: 'medium',
    action: 'Move their dates',
  },
  quotaShort: {
    service: 'sales',
    hub: 'sales',
    label: 'Quota not covered',
    condition: 'deals won and weighted open ones come to {} % of the quotas of the period or less',
    thresholds: [100, 85, 70, 50],
    finds: 'atMost',
    severity: 'high',
    action: 'Open the pipeline',
  },
  coverShort: {
    service: 'healthcare',
    hub: 'healthtech',
    label: 'Cover under target',
    condition: 'a shift of a unit is {} people short or more within seven days',
    thresholds: [1, 2, 3, 5],
    finds: 'atLeast',
    severity: 'critical',
    action: 'Open the unit',
  },
  licenseShifts: {
    service: 'healthcare',
    hub: 'healthtech',
    label: 'Licenses that end with shifts booked',
    condition: 'a license ends within {} days, with shifts booked after it',
    thresholds: [60, 30, 14, 7],
    finds: 'atMost',
    severity: 'high',
    action: 'See whose',
  },
  overtimeRising: {
    service: 'healthcare',
    hub: 'healthtech',
    label: 'Overtime that rises',
    condition: 'overtime of a unit in four weeks is {} % above the four before',
    thresholds: [25, 50, 100, 200],
    finds: 'atLeast',
    severity: 'medium',
    action: 'Open the unit',
  },
  educationShort: {
    service: 'healthcare',
    hub: 'healthtech',
    label: 'Courses missing for a license',
    condition: 'a license ends within {} days and hours of education are missing for it',
    thresholds: [90, 60, 30],
    finds: 'atMost',
    severity: 'medium',
    action: 'See whose',
  },
  incidentUnanswered: {
    service: 'cyber',
    hub: 'cyber',
    label: 'Critical incident without an answer',
    condition: 'nobody has answered a critical incident for {} minutes',
    thresholds: [15, 30, 60, 240],
    finds: 'atLeast',
    severity: 'critical',
    action: 'Open the incident',
  },
  vulnerabilityLate: {
    service: 'cyber',
    hub: 'cyber',
    label: 'Vulnerability past its date',
    condition: 'a vulnerability is {} days past its date or longer',
    thresholds: [1, 7, 30],
    finds: 'atLeast',
    severity: 'high',
    action: 'Open the vulnerability',
  },
  workRoleThin: {
    service: 'cyber',
    hub: 'cyber',
    label: 'Work role on too few people',
    condition: 'a work role that more are wanted for rests on {} people or fewer',
    thresholds: [1, 0],
    finds: 'atMost',
    severity: 'high',
    action: 'Open the work role',
  },
  clearancesEnding: {
    service: 'cyber',
    hub: 'cyber',
    label: 'Clearances about to lapse',
    condition: '{} clearances are overdue or due within 90 days',
    thresholds: [1, 3, 5, 10],
    finds: 'atLeast',
    severity: 'high',
    action: 'See whose',
  },
  goalSilent: {
    service: 'productivity',
    hub: 'productivity',
    label: 'Goal nobody speaks of',
    condition: 'a goal of the organization is {} days past its check-in or longer',
    thresholds: [7, 14, 30, 60],
    finds: 'atLeast',
    severity: 'medium',
    action: 'Open the goal',
  },
} as const satisfies Record<string, RuleRow>;

export type InsightRule = keyof typeof insightRules;
/** The rules of a service. */
export type RuleOf<S extends FindingService> = {
  [R in InsightRule]: (typeof insightRules)[R]['service'] extends S ? R : never;
}[InsightRule];
export const insightRuleKeys = Object.keys(insightRules) as [InsightRule, ...InsightRule[]];
/** What the table says of a rule. */
export const insightRuleOf = (rule: InsightRule): RuleRow => insightRules[rule];

/** Whether a rule finds a value at a threshold. */
export const isFound = (rule: InsightRule, value: number, threshold: number): boolean =>
  insightRuleOf(rule).finds === 'atLeast' ? value >= threshold : value <= threshold;

/** The first threshold that leaves a value out; nothing where even the last one finds it. */
export const thresholdBeyond = (rule: InsightRule, value: number): number | undefined =>
  insightRuleOf(rule).thresholds.find((threshold) => !isFound(rule, value, threshold));

/** The threshold that finds the least of these, or the rule's first. */
export function thresholdOf(rule: InsightRule, raised: readonly number[]): number {
  const { thresholds, finds } = insightRuleOf(rule);
  return finds === 'atLeast' ? Math.max(thresholds[0], ...raised) : Math.min(thresholds[0], ...raised);
}

/** The condition of a rule as people read it. */
export function conditionOf(rule: InsightRule, threshold: number): string {
  const text = insightRuleOf(rule).condition.replace('{}', String(threshold));
  return threshold === 1 ? text.replace(/\b1 (day|hour|minute)s\b/, '1 $1').replace('1 people', '1 person') : text;
}

/** Why what a rule found is of no use now. */
export const dismissReasons = {
  known: 'We know, and it is planned',
  minor: 'Not worth acting on',
  wrong: 'The facts behind it are wrong',
  otherwise: 'Handled in another way',
} as const;
export type DismissReason = keyof typeof dismissReasons;
export const dismissReasonKeys = Object.keys(dismissReasons) as [DismissReason, ...DismissReason[]];

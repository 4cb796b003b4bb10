/** What a figure is made of its rows by. `share`: rows that count among all, in percent. `made`: by a rule of its own. */
export type MetricKind = 'share' | 'median' | 'mean' | 'count' | 'made';
type MetricUnit = 'percent' | 'days' | 'money' | 'number';

/** From where on a figure is green, and from where red; between them it is amber. The bounds themselves are green and amber. */
export type Thresholds = { readonly better: 'higher' | 'lower'; readonly green: number; readonly red: number };

/** Services besides sales that know what figures count. */
type MetricService = 'identity' | 'talent';

type Metric = {
  readonly label: string;
  readonly unit: MetricUnit;
  readonly kind: MetricKind;
  /** How it is made, as people read it. */
  readonly how: string;
  /** What its rows are. `people` carry the ids of persons, `sellers` may not. */
  readonly rows:
    | 'deals'
    | 'accounts'
    | 'territories'
    | 'sellers'
    | 'people'
    | 'seats'
    | 'quotas'
    | 'quizzes'
    | 'statements'
    | 'plans';
  /** The service that keeps what it counts, where that is not sales. */
  readonly from?: MetricService;
  /** What splits it, where something does. */
  readonly by?: string;
  /** Shown for each part alone: all together mean nothing. */
  readonly partsOnly?: true;
  /** Says something of single people: shown where there are enough of them. */
  readonly ofPeople?: true;
  readonly thresholds?: Thresholds;
};

const YEAR = 'in the last 365 days';

/** The figures of the module pages, from deals, accounts, territories, quotas and the methodology. */
export const excellenceMetrics = {
  winRate: {
    label: 'Win rate',
    unit: 'percent',
    kind: 'share',
    how: `Won deals among those that closed ${YEAR}`,
    rows: 'deals',
    thresholds: { better: 'higher', green: 45, red: 30 },
  },
  winRateBySegment: {
    label: 'Win rate by segment',
    unit: 'percent',
    kind: 'share',
    how: `Won deals among those that closed ${YEAR}, by the segment of the account`,
    rows: 'deals',
    by: 'Segment',
    thresholds: { better: 'higher', green: 45, red: 30 },
  },
  cycleBySegment: {
    label: 'Sales cycle by segment',
    unit: 'days',
    kind: 'median',
    how: `Median days from logging a deal to winning it, of deals won ${YEAR}`,
    rows: 'deals',
    by: 'Segment',
    thresholds: { better: 'lower', green: 60, red: 100 },
  },
  winRateByCompetitor: {
    label: 'Win rate by competitor',
    unit: 'percent',
    kind: 'share',
    how: `Won deals among those with a known competitor that closed ${YEAR}`,
    rows: 'deals',
    by: 'Competitor',
    thresholds: { better: 'higher', green: 40, red: 25 },
  },
  lostOnPrice: {
    label: 'Lost on price',
    unit: 'percent',
    kind: 'share',
    how: `Deals lost ${YEAR} whose reason names the price`,
    rows: 'deals',
    thresholds: { better: 'lower', green: 15, red: 30 },
  },
  velocity: {
    label: 'Sales velocity a day',
    unit: 'money',
    kind: 'made',
    how: 'Open deals × average won deal × win rate ÷ median cycle in days',
    rows: 'deals',
  },
  coverage: {
    label: 'Pipeline coverage',
    unit: 'number',
    kind: 'made',
    how: 'Open amount that closes this quarter ÷ what is missing to the quotas of the quarter',
    rows: 'deals',
    thresholds: { better: 'higher', green: 3, red: 2 },
  },
  forecastActual: {
    label: 'Forecast against actual',
    unit: 'percent',
    kind: 'made',
    how: 'Of deals logged before last quarter that closed in it: what was won, and their amounts by the probability of the stage they were in when it began; the smaller ÷ the larger',
    rows: 'deals',
    thresholds: { better: 'higher', green: 85, red: 70 },
  },
  stageConversion: {
    label: 'Stage conversion',
    unit: 'percent',
    kind: 'share',
    how: `Deals logged ${YEAR} that went further than the stage, among those that did or were lost in it`,
    rows: 'deals',
    by: 'Stage',
    partsOnly: true,
  },
  stalled: {
    label: 'Stalled deals',
    unit: 'percent',
    kind: 'share',
    how: 'Open deals with which nothing has happened for more than 30 days',
    rows: 'deals',
    thresholds: { better: 'lower', green: 10, red: 20 },
  },
  accountsPerSeller: {
    label: 'Accounts per seller',
    unit: 'number',
    kind: 'mean',
    how: 'Accounts of active territories ÷ the people who own these',
    rows: 'sellers',
    thresholds: { better: 'lower', green: 25, red: 40 },
  },
  sellersPerManager: {
    label: 'Sellers per manager',
    unit: 'number',
    kind: 'mean',
    how: 'Mean of the sellers who report to each manager who has any',
    rows: 'people',
    from: 'identity',
    thresholds: { better: 'lower', green: 8, red: 12 },
  },
  openSeats: {
    label: 'Open seats',
    unit: 'number',
    kind: 'count',
    how: 'Seats of sales that nobody holds yet',
    rows: 'seats',
    from: 'talent',
  },
  territoryBalance: {
    label: 'Balanced territories',
    unit: 'percent',
    kind: 'share',
    how: 'Active territories whose potential is 0.85 to 1.15 times the mean',
    rows: 'territories',
    thresholds: { better: 'higher', green: 80, red: 60 },
  },
  quizResults: {
    label: 'Methodology quizzes',
    unit: 'percent',
    kind: 'mean',
    how: 'Mean of the best quiz result of each seller who took it, by level',
    rows: 'quizzes',
    by: 'Level',
    ofPeople: true,
    thresholds: { better: 'higher', green: 80, red: 60 },
  },
  skillMatrix: {
    label: 'Skill matrix',
    unit: 'percent',
    kind: 'share',
    how: 'Sellers who have the level their seat takes, among those whose seat takes the skill; levels somebody else confirmed count, and those people share',
    rows: 'people',
    from: 'talent',
    by: 'Skill',
    partsOnly: true,
    ofPeople: true,
  },
  readiness: {
    label: 'Readiness for the role',
    unit: 'percent',
    kind: 'mean',
    how: 'Mean share of the skills of their seat in which sellers have the level it takes',
    rows: 'people',
    from: 'talent',
    ofPeople: true,
    thresholds: { better: 'higher', green: 75, red: 50 },
  },
  coachingHours: {
    label: 'Coaching hours',
    unit: 'number',
    kind: 'mean',
    how: 'Mean hours of coaching that were noted of each seller in the last 90 days',
    rows: 'people',
    ofPeople: true,
    thresholds: { better: 'higher', green: 6, red: 2 },
  },
  rampDays: {
    label: 'Ramp days',
    unit: 'days',
    kind: 'median',
    how: 'Median days from taking a seat to the first deal won, of sellers who took one since sales are on record and have won',
    rows: 'people',
    from: 'talent',
    ofPeople: true,
    thresholds: { better: 'lower', green: 90, red: 180 },
  },
  methodologyCompletion: {
    label: 'Methodology completed',
    unit: 'percent',
    kind: 'mean',
    how: 'Mean share of the lessons that sellers have completed',
    rows: 'sellers',
    ofPeople: true,
    thresholds: { better: 'higher', green: 75, red: 40 },
  },
  quotaCover: {
    label: 'Quotas against the target',
    unit: 'percent',
    kind: 'made',
    how: 'Quotas of this quarter × 4 ÷ the yearly target of the session',
    rows: 'quotas',
    thresholds: { better: 'higher', green: 100, red: 90 },
  },
  capacity: {
    label: 'Capacity against quotas',
    unit: 'percent',
    kind: 'made',
    how: 'Sellers who have won a deal × mean of what they won in the last 365 days ÷ quotas of this quarter × 4',
    rows: 'sellers',
    thresholds: { better: 'higher', green: 100, red: 80 },
  },
  quotaSet: {
    label: 'Sellers with a quota',
    unit: 'percent',
    kind: 'share',
    how: 'Owners of active territories who have a published quota for today',
    rows: 'sellers',
    thresholds: { better: 'higher', green: 95, red: 80 },
  },
  averageDeal: {
    label: 'Average won deal',
    unit: 'money',
    kind: 'mean',
    how: `Mean amount of the deals won ${YEAR}`,
    rows: 'deals',
  },
  activities: {
    label: 'Activities of a seller',
    unit: 'number',
    kind: 'mean',
    how: 'Mean of the activities that were logged in the last 30 days with the deals of each seller',
    rows: 'people',
    ofPeople: true,
    thresholds: { better: 'higher', green: 12, red: 5 },
  },
  retention: {
    label: 'Customers kept',
    unit: 'percent',
    kind: 'share',
    how: `Customers of whom a deal was won ${YEAR} that have not left, by segment`,
    rows: 'accounts',
    by: 'Segment',
    thresholds: { better: 'higher', green: 90, red: 80 },
  },
  quotaReached: {
    label: 'Quota reached last quarter',
    unit: 'percent',
    kind: 'share',
    how: 'Sellers who won at least their quota of last quarter',
    rows: 'sellers',
    ofPeople: true,
    thresholds: { better: 'higher', green: 60, red: 40 },
  },
  attainment: {
    label: 'Attainment last quarter',
    unit: 'number',
    kind: 'count',
    how: 'Sellers by the share of their quota of last quarter that they won',
    rows: 'sellers',
    by: 'Attainment',
    ofPeople: true,
  },
  assetUse: {
    label: 'Assets in won and lost deals',
    unit: 'percent',
    kind: 'share',
    how: `Deals in which an asset was used, among those that were won and those that were lost ${YEAR}`,
    rows: 'deals',
    by: 'Outcome',
    partsOnly: true,
  },
  payoutAgainstTarget: {
    label: 'Paid against target',
    unit: 'percent',
    kind: 'mean',
    how: `Mean of what the statements published ${YEAR} paid, in percent of the variable of their month`,
    rows: 'statements',
    ofPeople: true,
  },
  openDisputes: {
    label: 'Open disputes',
    unit: 'number',
    kind: 'count',
    how: 'Statements somebody disputes, and nobody has answered yet',
    rows: 'statements',
  },
  payMix: {
    label: 'Pay mix',
    unit: 'percent',
    kind: 'mean',
    how: 'Mean share of the base salary in the plans in force: base ÷ (base + target)',
    rows: 'plans',
  },
} as const satisfies Record<string, Metric>;

export type MetricKey = keyof typeof excellenceMetrics;
export const metricKeys = Object.keys(excellenceMetrics) as [MetricKey, ...MetricKey[]];
export const metricOf = (key: MetricKey): Metric => excellenceMetrics[key];

/** Figures whose rows another service keeps. */
export type AskedMetricKey = {
  [K in MetricKey]: (typeof excellenceMetrics)[K] extends { readonly from: MetricService } ? K : never;
}[MetricKey];
/** Figures of rows that sales keeps. */
export type OwnMetricKey = Exclude<MetricKey, AskedMetricKey>;
export const isAsked = (key: MetricKey): key is AskedMetricKey => metricOf(key).from !== undefined;

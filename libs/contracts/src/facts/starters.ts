import type { Dataset } from './datasets.js';
import type { Question, QuestionChart } from './question.js';

/** A question with how it is drawn, how far it looks back, and what it is called. */
export type TitledQuestion = Question & {
  readonly title: string;
  readonly chart: QuestionChart;
  readonly days: number;
};
type Starter = {
  readonly title: string;
  readonly dataset: Dataset;
  readonly questions: readonly Omit<TitledQuestion, 'dataset'>[];
};

const ask = (
  title: string,
  groups: string,
  {
    of = 'count',
    chart = 'bars',
    days = 365,
    ...rest
  }: Partial<Omit<TitledQuestion, 'title' | 'groups' | 'dataset'>> = {},
): Starter['questions'][number] => ({ title, groups, of, chart, days, ...rest });

/** Dashboards to begin with. The first question of each says what it is about. */
const starters = {
  hiringFunnel: {
    title: 'Hiring funnel',
    dataset: 'application_stage',
    questions: [
      ask('Hiring funnel', 'stage'),
      ask('Where applicants come from', 'source'),
      ask('Days in each stage', 'stage', { of: 'average', field: 'days' }),
    ],
  },
  openSeats: {
    title: 'Open seats',
    dataset: 'seat',
    questions: [
      ask('Open seats', 'department,status', { chart: 'stacked', days: 1095 }),
      ask('Days until seats were filled', 'department', { of: 'average', field: 'days', days: 1095 }),
      ask('Seats opened by month', 'month'),
    ],
  },
  pipeline: {
    title: 'Pipeline',
    dataset: 'deal',
    questions: [
      ask('Pipeline', 'stage', { of: 'sum', field: 'amount' }),
      ask('Amount by close month', 'month,stage', { of: 'sum', field: 'amount', chart: 'stacked' }),
      ask('Deals by competitor', 'competitor'),
    ],
  },
  staffingCover: {
    title: 'Staffing cover',
    dataset: 'shift',
    questions: [
      ask('Staffing cover', 'department,part', { of: 'sum', field: 'confirmed', chart: 'stacked', days: 30 }),
      ask('Places by unit', 'department', { of: 'sum', field: 'slots', days: 30 }),
      ask('Shifts by status', 'status', { days: 30 }),
    ],
  },
  credentialCliff: {
    title: 'Credential cliff',
    dataset: 'credential',
    questions: [ask('Credential cliff', 'month'), ask('Credentials by kind', 'kind')],
  },
  incidentLoad: {
    title: 'Incident load',
    dataset: 'incident',
    questions: [
      ask('Incident load', 'month,severity', { chart: 'stacked' }),
      ask('Minutes to respond', 'severity', { of: 'average', field: 'response' }),
      ask('Incidents by kind', 'kind'),
    ],
  },
} as const satisfies Record<string, Starter>;

export type StarterKey = keyof typeof starters;
export const starterKeys = Object.keys(starters) as [StarterKey, ...StarterKey[]];
export const starterOf = (key: StarterKey): Starter => starters[key];
/** The question a starter is about. */
export const starterQuestions: readonly TitledQuestion[] = starterKeys.map((key) => {
  const { dataset, questions } = starterOf(key);
  return { ...questions[0]!, dataset };
});

import { datasetOf, type Dataset } from './datasets.js';

/** What every fact has beside the fields of its dataset. */
export const commonFactFields = { industry: 'Industry', department: 'Team' } as const;
/** Groups that are made of the day of a fact. */
export const MONTH = 'month';
export const MONTH_LABEL = 'Month';

/** Groups, filters and values of a filter that one question holds at most. */
export const MOST_GROUPS = 2;
const MOST_FILTERS = 6;
export const MOST_VALUES = 50;
/** Cells that are answered at most. */
export const MOST_CELLS = 10_000;
/** Fields that a question about single persons names at most, its filters with it and its months without. */
const MOST_PERSONAL = 2;
/** A value that is not known, as filters name it. */
export const NO_VALUE = '(none)';
/** Groups of fewer people than this are hidden where a dataset is about single persons. */
export const FEWEST_TO_SHOW = 5;

export const measures = { count: 'Number', sum: 'Sum', average: 'Average' } as const;
export type Measure = keyof typeof measures;
export const measureKeys = Object.keys(measures) as [Measure, ...Measure[]];

export const questionCharts = { bars: 'Bars', stacked: 'Stacked bars', lines: 'Lines' } as const;
export type QuestionChart = keyof typeof questionCharts;
export const questionChartKeys = Object.keys(questionCharts) as [QuestionChart, ...QuestionChart[]];

type QuestionFilter = { readonly field: string; readonly values: readonly string[] };
/** A question as addresses and saved questions hold it. */
export type Question = {
  readonly dataset: Dataset;
  readonly of: Measure;
  /** What is summed or averaged. */
  readonly field?: string | undefined;
  /** Names of fields with commas. */
  readonly groups?: string | undefined;
  /** `stage=proposal|negotiation;source=Referral`, each value encoded as in an address. */
  readonly filters?: string | undefined;
};

export const groupsOf = (groups: string | undefined): string[] => (groups ?? '').split(',').filter(Boolean);

export const filtersOf = (filters: string | undefined): QuestionFilter[] =>
  (filters ?? '')
    .split(';')
    .filter(Boolean)
    .map((one) => {
      const [field = '', values = ''] = one.split('=', 2);
      return { field, values: values.split('|').map(decoded) };
    });

/** What is no text of an address stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const filtersText = (filters: readonly QuestionFilter[]): string =>
  filters.map(({ field, values }) => `${field}=${values.map(encodeURIComponent).join('|')}`).join(';');

/** Fields that hold a text, which questions group and filter by. */
export const textFieldsOf = (dataset: Dataset): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(datasetOf(dataset).fields)
      .filter(([, { kind }]) => kind === 'text')
      .map(([field, { label }]) => [field, label]),
  ),
  ...commonFactFields,
});
/** Fields that are summed and averaged. */
export const numberFieldsOf = (dataset: Dataset): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(datasetOf(dataset).fields)
      .filter(([, { kind }]) => kind !== 'text')
      .map(([field, { label }]) => [field, label]),
  );

/** Fields a question names, by groups and filters; months apart. */
export const fieldsNamed = ({ groups, filters }: Pick<Question, 'groups' | 'filters'>): string[] => [
  ...new Set([...groupsOf(groups).filter((group) => group !== MONTH), ...filtersOf(filters).map(({ field }) => field)]),
];

type QuestionFault = 'question.field' | 'question.long' | 'question.narrow';

/** What is wrong with a question, or nothing: a field may have gone since it was saved. */
export function faultOfQuestion({ dataset, of, field, groups, filters }: Question): QuestionFault | undefined {
  const texts = textFieldsOf(dataset);
  const [asked, narrowed] = [groupsOf(groups), filtersOf(filters)];
  const long =
    asked.length > MOST_GROUPS ||
    narrowed.length > MOST_FILTERS ||
    narrowed.some(({ values }) => values.length > MOST_VALUES);
  if (long) return 'question.long';
  const known =
    asked.every((group) => group === MONTH || group in texts) &&
    new Set(asked).size === asked.length &&
    narrowed.every((one) => one.field in texts) &&
    new Set(narrowed.map((one) => one.field)).size === narrowed.length &&
    (of === 'count' || (field !== undefined && field in numberFieldsOf(dataset)));
  if (!known) return 'question.field';
  const narrow = datasetOf(dataset).personal && fieldsNamed({ groups, filters }).length > MOST_PERSONAL;
  return narrow ? 'question.narrow' : undefined;
}

const DAY_MS = 86_400_000;
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toJSON().slice(0, 10);
/** Datasets whose days lie ahead as well: they count as far ahead as the period looks back. */
const AHEAD: ReadonlySet<Dataset> = new Set(['deal', 'shift', 'credential', 'goal']);
/** Whether questions of a dataset look as far ahead as back. */
export const looksAhead = (dataset: Dataset): boolean => AHEAD.has(dataset);

/** The days a question is about that looks back so many days, on a day of the organization. */
export function periodOf(
  dataset: Dataset,
  days: number,
  today: string,
): { readonly from: string; readonly until: string } {
  const ahead = looksAhead(dataset);
  return {
    from: daysAfter(today, 1 - (ahead ? Math.ceil(days / 2) : days)),
    until: ahead ? daysAfter(today, Math.floor(days / 2)) : today,
  };
}

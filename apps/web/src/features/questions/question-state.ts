import { datasetKeys, type Dataset, type Impersonal } from '@talent-os/contracts/facts/datasets';
import { questionParams, USUAL_DAYS } from '@talent-os/contracts/facts/question-address';
import {
  faultOfQuestion,
  filtersOf,
  filtersText,
  groupsOf,
  looksAhead,
  measureKeys,
  MONTH,
  periodOf,
  questionChartKeys,
  type Measure,
  type Question,
  type QuestionChart,
} from '@talent-os/contracts/facts/question';
import type { SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import { daysAfter } from '@/lib/today';

/** A question as the screen holds it in its address. */
export type Draft = Question & { readonly chart: QuestionChart; readonly days: number; readonly title?: string };

/** Periods that are offered, in days: until today, or as far ahead as back. */
const periods = { 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last year', 1095: 'Last three years' } as const;
const around = {
  30: '30 days around today',
  90: '90 days around today',
  365: 'A year around today',
  1095: 'Three years around today',
} as const;
export const periodsOf = (dataset: Dataset): Readonly<Record<string, string>> =>
  looksAhead(dataset) ? around : periods;

const one = <T extends string>(keys: readonly T[], value: string | null): T | undefined =>
  keys.find((key) => key === value);

/** What the address asks; nothing while no dataset is chosen. */
export function draftIn(params: URLSearchParams): Draft | undefined {
  const dataset = one<Dataset>(datasetKeys, params.get('dataset'));
  if (!dataset) return undefined;
  const days = Number(params.get('days'));
  return {
    dataset,
    of: one<Measure>(measureKeys, params.get('of')) ?? 'count',
    field: params.get('field') ?? undefined,
    groups: params.get('groups') ?? undefined,
    filters: params.get('filters') ?? undefined,
    chart: one<QuestionChart>(questionChartKeys, params.get('chart')) ?? 'bars',
    days: Number.isInteger(days) && days > 0 && days <= 1_100 ? days : USUAL_DAYS,
  };
}

export const isWhole = (draft: Draft): boolean => faultOfQuestion(draft) === undefined;

/** What is asked of the server, on a day of the organization. */
export function inputOf({ chart: _chart, title: _title, days, filters, ...rest }: Draft, today: string) {
  // A filter nobody has given a value yet narrows nothing.
  const given = filtersOf(filters).filter(({ values }) => values.some(Boolean));
  const question = { ...rest, filters: filtersText(given) };
  return {
    ...Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined && value !== '')),
    dataset: question.dataset,
    of: question.of,
    ...periodOf(question.dataset, days, today),
  };
}

/** A figure of an answer: its groups, or all of it. */
export type Figure = { readonly group?: string | undefined; readonly beside?: string | undefined };

const lastOf = (month: string): string => daysAfter(`${daysAfter(`${month}-28`, 4).slice(0, 7)}-01`, -1);

/** What asks for the rows of a figure: the question, narrowed to the values of its groups. */
export function rowsInput(draft: Draft, today: string, { group, beside }: Figure) {
  const groups = groupsOf(draft.groups);
  let { from, until } = inputOf(draft, today);
  const filters = new Map(
    filtersOf(draft.filters)
      .filter(({ values }) => values.some(Boolean))
      .map(({ field, values }) => [field, values]),
  );
  for (const [field, value] of [
    [groups[0], group],
    [groups[1], beside],
  ] as const) {
    if (field === undefined || value === undefined) continue;
    if (field !== MONTH) filters.set(field, [value]);
    else [from, until] = [from > `${value}-01` ? from : `${value}-01`, until < lastOf(value) ? until : lastOf(value)];
  }
  const text = filtersText([...filters].map(([field, values]) => ({ field, values })));
  // Figures about single persons open no rows.
  return { dataset: draft.dataset as Impersonal, from, until, ...(text && { filters: text }) };
}

/** The same as changes of an address. */
export const paramsOf = (draft: Draft) => ({
  ...questionParams(draft),
  question: undefined,
  // The rows that were open are those of another question.
  rows: undefined,
  at: undefined,
  beside: undefined,
});

/** A saved question as the screen holds one. */
export const draftOf = ({ dataset, of, field, groups, filters, chart, days }: SavedQuestion): Draft => ({
  dataset,
  of,
  field: field ?? undefined,
  groups: groups ?? undefined,
  filters: filters ?? undefined,
  chart,
  days,
});

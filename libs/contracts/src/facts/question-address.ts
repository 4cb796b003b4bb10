import type { Question, QuestionChart } from './question.js';

/** How far back a question looks where its address does not say. */
export const USUAL_DAYS = 365;
export type DrawnQuestion = Question & { readonly chart: QuestionChart; readonly days: number };

/** What the address of a question holds; what is usual does not stand in it. */
export const questionParams = ({ dataset, of, field, groups, filters, chart, days }: DrawnQuestion) => ({
  dataset,
  of: of === 'count' ? undefined : of,
  field,
  groups,
  filters,
  chart: chart === 'bars' ? undefined : chart,
  days: days === USUAL_DAYS ? undefined : String(days),
});

/** Where a question opens to be read and changed. */
export function questionAddress(question: DrawnQuestion): string {
  const given = Object.entries(questionParams(question)).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `/data?${new URLSearchParams(given).toString()}`;
}

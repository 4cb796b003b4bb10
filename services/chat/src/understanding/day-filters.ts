import { inputSchema } from '../tools/json-schema.js';
import type { DaySpan } from './dates.js';
import { cover, isDate, mainDate, type Filter, type LinkedField, type Work } from './reading.js';
import type { AnalysedQuestion } from './asked.js';
import type { Source, SourceField } from './types.js';

/** Turns spans of days into filters; the number that found no day to bound. */
export function dayFilters(work: Work, linked: readonly LinkedField[]): number {
  const { asked, source, covered, filters, chosen } = work;
  let lost = 0;
  for (const span of asked.days) {
    const at = { from: span.firstWord, to: span.afterWord };
    const named = chosen.some(
      ({ from, to, target }) =>
        ((target.kind === 'field' &&
          (from < at.from || to > at.to || asked.days.length > 1 || !/change|versus/i.test(target.field.path))) ||
          (target.kind === 'value' && target.exact === true && to - from > 1)) &&
        from < at.to &&
        to > at.from,
    );
    if (named) {
      cover(covered, at, 0.8);
      continue;
    }
    const field =
      source.lists.length === 0 || hasPeriod(source, span.said)
        ? undefined
        : (linked.map((one) => one.field).find(isDate) ?? mainDate(source));
    if (field) {
      const open = comes(span, field, asked) ? openOnes(source, filters) : undefined;
      const until = comes(span, field, asked) && !open ? { ...span, from: asked.today } : span;
      filters.push(...(open ?? []), { field, test: { kind: 'days', ...onlyEnds(until) }, not: false, said: span.said });
      cover(covered, at);
      if (asked.intent !== 'when') work.used.add(field.key);
    } else if (isCurrent(source, span.said)) cover(covered, at, 0.4);
    else lost += 1;
  }
  return lost;
}
/** Whether what is told is of the period that was named anyhow. */
const isCurrent = (source: Source, said: string): boolean =>
  /\b(?:this|current|today)\b/i.test(said) &&
  (source.lists.length === 0 || hasPeriod(source, said)) &&
  (!SHORT.test(said) || source.fields.some(({ path }) => SHORT.test(path)));
/** Periods that a record tells of only where it says so. */
const SHORT = /week|today/i;

/** Whether the operation tells of one period at a time, the current one unless asked for another: a quarter's plan. */
const hasPeriod = ({ operation }: Source, said: string): boolean =>
  inputSchema(operation).properties?.['quarter'] !== undefined && /\b(?:quarter|qtr)\b/i.test(said);
/** What closes or expires before a day to come has not done so yet; what is due by then may be late already. */
const comes = ({ from, until }: DaySpan, { path }: SourceField, { text, today }: AnalysedQuestion): boolean =>
  /close|expir|end/i.test(path) && COMES.test(text) && !from && until !== undefined && until >= today;

const COMES =
  /\b(?:closes|closing|expires|expiring|ends|ending|lapses?|lapsing|runs? out|(?:close|expire|end)(?! date))\b/i;

/** The rows that are called open, where nothing was said of their state. */
export function openOnes({ spec, fields }: Source, filters: readonly Filter[]): Filter[] | undefined {
  const focus = spec?.present?.rows?.focus?.find(({ words }) => words.includes('open'));
  const found = Object.entries(focus?.where ?? {}).flatMap(([path, values]): Filter[] => {
    const field = fields.find((one) => one.path === path && one.depth === 0);
    return field ? [{ field, test: { kind: 'in', values }, not: false }] : [];
  });
  const said = found.some(({ field }) => filters.some((filter) => filter.field.key === field.key));
  return said ? [] : found.length > 0 ? found : undefined;
}
const onlyEnds = ({ from, until }: DaySpan) => ({ ...(from && { from }), ...(until && { until }) });

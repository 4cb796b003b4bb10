import { counted, inWords, pluralOf, type Locale } from '../present/format.js';
import { apartInWords } from './apart.js';
import { sentenceOf, summedRows, wholeInWords } from './contract-sentences.js';
import { isWhole } from './overview.js';
import type { Filter, Reading, Test } from './reading.js';
import type { Result } from './execute.js';
import { valueIn, type SourceRow } from './rows.js';
import { endsInWords, partsInWords, shareInWords } from './say-parts.js';
import type { Source, SourceField } from './types.js';
import { number, withUnit, worded } from './worded.js';

const MOST_ROWS = 10;
const MOST_COLUMNS = 6;

const NAMES = [
  /^(?:title|name)$/,
  /^accountName$/,
  /^cve$/,
  /^(?:person|employee|holder|mentor|colleague)Name$/,
  /^(?:positionTitle|department|topic|text|module|kind|location|stage|month|week|severity|fact|instrument|scale|given\.department)$/,
  /./,
];
/** The field a row is called by. */
export const nameField = ({ fields, lists, noun }: Source): SourceField | undefined => {
  const named = noun?.name && fields.find(({ path, depth }) => depth === 0 && path === noun.name);
  if (named) return named;
  const own = fields.filter(
    ({ depth, kind }) => depth === 0 && kind !== 'number' && kind !== 'money' && kind !== 'boolean',
  );
  for (const pattern of lists.length > 0 ? NAMES : []) {
    const found = own.find(({ path }) => pattern.test(path));
    if (found) return found;
  }
  return undefined;
};

type TestOf<K extends Test['kind']> = Extract<Test, { kind: K }>;
const WORDS = { '<': ' below', '<=': ' at most', '>': ' over', '>=': ' at least', '=': '', '~': ' about' } as const;
const dayInWords = (value: string, locale: Locale) => inWords(value, 'day', locale)!;

function spanInWords({ from, until }: TestOf<'days'>, locale: Locale): string {
  if (from && from === until) return dayInWords(from, locale);
  if (from && until) return `from ${dayInWords(from, locale)} to ${dayInWords(until, locale)}`;
  return until ? `by ${dayInWords(until, locale)}` : `from ${dayInWords(from!, locale)}`;
}

function valuesInWords({ field, not }: Filter, values: readonly unknown[], locale: Locale): string {
  const label = field.label.toLowerCase();
  if (field.kind === 'boolean') return (values[0] === true) !== not ? label : `not ${label}`;
  const said = values.map((value) => worded(value, field, locale) ?? 'none');
  const shown = said.length > 3 ? `${said.slice(0, 3).join(' or ')} or ${said.length - 3} more` : said.join(' or ');
  return `${label} ${not ? 'not ' : ''}${shown}`;
}

function filterInWords(filter: Filter, locale: Locale): string {
  const { field, test, not } = filter;
  const label = field.label.toLowerCase();
  switch (test.kind) {
    case 'absent':
      return `${not ? 'with' : 'without'} ${label}`;
    case 'in':
      return valuesInWords(filter, test.values, locale);
    case 'days':
      return `${label} ${spanInWords(test, locale)}`;
    case 'fields':
      return `${label} ${test.op === '<' ? 'below' : 'above'} ${test.other.label.toLowerCase()}`;
    case 'compare':
      return `${label}${WORDS[test.op]} ${worded(test.value, field, locale)}`;
  }
}

/** The filters as they were understood: `stage Negotiation, close date by Dec 6, 2026`. */
export const filtersInWords = (filters: readonly Filter[], locale: Locale, { ahead = false } = {}): string =>
  [...filters.map((filter) => filterInWords(filter, locale)), ...(ahead ? ['still ahead'] : [])].join(', ');

type WordedResult = {
  readonly reading: Reading;
  readonly result: Result;
  readonly total: number | undefined;
  readonly locale: Locale;
};

/** An answer, piece by piece: a sentence with the number or the name first, then at most ten rows of what was asked for. */
export function* inSentences(told: WordedResult): Generator<string> {
  const { reading, result, locale } = told;
  const { source, aggregate } = reading;
  if (reading.apart) return yield apartRowsInWords(told);
  if (source.lists.length === 0) return yield* recordInWords(told);
  if (result.tally) return yield* partsInWords(reading, result, limits(told), locale);
  if (aggregate?.of === 'share')
    return yield shareInWords(source, result, limits(told), filtersInWords(aggregate.filters, locale));
  if (aggregate && aggregate.of !== 'count') return yield figureInWords(reading, result, limits(told), locale);
  if (result.rows.length === 0) return yield noneInWords(told);
  if (aggregate) return yield* countInWords(told);
  if (isSum(reading, result)) return yield* sumInWords(told);
  if (result.rows.length === 1 || reading.ends || (reading.limit === 1 && reading.order)) return yield oneInWords(told);
  yield* listInWords(told);
}

function apartRowsInWords(told: WordedResult): string {
  const { reading, result, locale } = told;
  const label = nameField(reading.source);
  if (result.rows.length === 0) return `No ${reading.source.many}${limits(told)}.`;
  const lines = result.rows.slice(0, MOST_ROWS).map((row) => {
    const name = label && worded(valueIn(row, label), label, locale);
    return `${name ? `**${name}**: ` : ''}${apartInWords(reading.apart!, row, result.today, locale)}.`;
  });
  return lines.join('\n');
}

/** The filters as understood, and of how many rows the answer tells where there are more than were read. */
function limits({ reading: { filters, ahead, args }, result, total, locale }: WordedResult): string {
  const where = [...(args ? ['yours'] : []), filtersInWords(filters, locale, { ahead: ahead !== undefined })]
    .filter(Boolean)
    .join(', ');
  const cut =
    total !== undefined && total > result.read
      ? `, of the first ${number.format(result.read)}${total === Infinity ? '; there may be more' : ` of ${number.format(total)}`}`
      : '';
  return `${where ? ` (${where})` : ''}${cut}`;
}

/** Where nothing was left out, the words the contract has for an empty list. */
function noneInWords(told: WordedResult): string {
  const { spec, lists, many } = told.reading.source;
  const rows = spec?.present?.rows;
  const limited = limits(told);
  return limited === '' && rows?.at === lists.join('.') ? rows.empty : `No ${many}${limited}.`;
}

function* countInWords(told: WordedResult): Generator<string> {
  const { reading, result, locale } = told;
  const { source } = reading;
  const label = nameField(source);
  const isAll = reading.filters.length === 0 && !reading.ahead && told.total !== Infinity;
  const whole = isAll ? (told.total ?? result.count) : result.count;
  if (whole !== result.count) return yield `${counted(whole, source.one)}.`;
  yield `${counted(result.count, source.one)}${limits(told)}.`;
  if (result.count === 1)
    yield `\n\n${rowInWords(result.rows[0]!, source, columnsOf(reading, label).slice(0, 4), label, locale)}`;
}

const isSum = ({ project, intent }: Reading, { rows }: Result): boolean =>
  project.length === 1 &&
  rows.length > 1 &&
  (intent === 'count'
    ? FIGURES.includes(project[0]!.kind)
    : (intent === 'value' || intent === 'amount') && project[0]!.kind === 'money');

function* sumInWords(told: WordedResult): Generator<string> {
  const { reading, result, locale } = told;
  const field = reading.project[0]!;
  const sum = result.rows.reduce((all, row) => all + Number(valueIn(row, field) ?? 0), 0);
  yield `${withUnit(sum, field, locale)} in total: ${field.label.toLowerCase()} of ${counted(result.rows.length, reading.source.one)}${limits(told)}.\n\n`;
  yield* table(
    result.rows.slice(0, MOST_ROWS),
    [...[nameField(reading.source)].filter((one) => one !== undefined), field],
    told,
  );
}

function oneInWords(told: WordedResult): string {
  const { reading, result, locale } = told;
  const { source, project, order, intent } = reading;
  const label = nameField(source);
  const shown =
    project.length > 0
      ? [...project, ...(order && !project.includes(order.field) ? [order.field] : [])]
      : columnsOf(reading, label);
  const yes = result.holds === undefined || result.rows.length > 1 ? '' : result.holds ? 'Yes: ' : 'No: ';
  if (reading.ends && result.rows.length === 2) return endsInWords(reading, result.rows, limits(told), locale, label);
  const rows = result.rows
    .map((row) => yes + rowInWords(row, source, shown, label, locale, intent === 'count'))
    .join('\n');
  const understood = limits(told);
  return understood ? `${rows}\n\nUnderstood: ${source.one}${understood}.` : rows;
}

function* listInWords(told: WordedResult): Generator<string> {
  const { reading, result } = told;
  const { source, order, intent } = reading;
  const label = nameField(source);
  const shown = result.rows.slice(0, MOST_ROWS);
  const sorted = order ? `, by ${order.field.label.toLowerCase()}` : '';
  const first = shown.length < result.count ? `, the first ${shown.length}` : '';
  yield `${intent === 'whether' && reading.filters.length > 0 ? 'Yes: ' : ''}**${counted(result.count, source.one)}**${limits(told)}${sorted}${first}:\n\n`;
  yield* table(shown, [...(label ? [label] : []), ...columnsOf(reading, label)], told);
  if (result.rows.length > shown.length) yield `\n…and ${number.format(result.rows.length - shown.length)} more.`;
}

/** The columns in which a contract shows rows, each with its heading. */
function headingsOf({ spec, lists, fields }: Source): ReadonlyMap<SourceField, string> {
  const rows = spec?.present?.rows;
  const columns = rows && rows.at === lists.join('.') ? Object.entries(rows.columns) : [];
  return new Map(
    columns.flatMap(([heading, column]) => {
      const field = fields.find(({ path, depth }) => depth === 0 && path === column.split('|')[0]);
      return field ? [[field, heading] as const] : [];
    }),
  );
}

/** What is shown of a row beside its name: what was asked for, else what the row is about. */
function columnsOf({ source, project, order, filters }: Reading, label: SourceField | undefined): SourceField[] {
  const asked = [
    ...project,
    ...(order ? [order.field] : []),
    ...filters.map(({ field }) => field).filter(({ kind }) => kind !== 'boolean'),
  ];
  const usual = [...headingsOf(source).keys()];
  const own = source.fields.filter(
    ({ depth, kind, path }) => depth === 0 && kind !== 'list' && !/description|message|body|note/i.test(path),
  );
  const all = [...new Set([...asked, ...(project.length > 1 ? [] : usual.length > 0 ? usual : own.slice(0, 4))])];
  return all.filter(({ key }) => key !== label?.key).slice(0, MOST_COLUMNS);
}

function rowInWords(
  row: SourceRow,
  { one }: Source,
  fields: readonly SourceField[],
  label: SourceField | undefined,
  locale: Locale,
  counts = false,
): string {
  const name = (label && worded(valueIn(row, label), label, locale)) ?? one;
  const facts = fields
    .filter(({ key }) => key !== label?.key)
    .map((field) => {
      const value = valueIn(row, field);
      const words =
        counts && Array.isArray(value)
          ? `${value.length}: ${worded(value, field, locale) ?? ''}`
          : worded(value, field, locale);
      return `${field.label.toLowerCase()} ${words === undefined ? 'none' : `**${words}**`}`;
    });
  return facts.length > 0 ? `**${name}**: ${facts.join(', ')}.` : `**${name}**.`;
}

function* recordInWords({ reading, result, locale }: WordedResult): Generator<string> {
  const { project, aggregate, source } = reading;
  const row = result.rows[0] ?? [];
  if (isWhole(reading)) return yield* wholeInWords(source, row[0], locale);
  if (aggregate?.of === 'difference' || aggregate?.of === 'ratio') {
    const told = aggregate.of === 'ratio' && sentenceOf(source, [aggregate.field, aggregate.other], row[0], locale);
    return yield told || figureInWords(reading, result, '', locale);
  }
  if (result.holds !== undefined) yield result.holds ? 'Yes. ' : 'No. ';
  const facts = project.map((field) => {
    const words = worded(valueIn(row, field), field, locale);
    if (words === undefined) return `${field.label}: none.`;
    return sentenceOf(source, [field], row[0], locale) ?? `${field.label}: **${words}**.`;
  });
  yield [...new Set(facts)].join(' ');
  const figure = project.find((field) => field.figure);
  if (figure) yield* summedRows(source, figure, row[0], locale);
}

function figureInWords(
  { aggregate, source }: Reading,
  { figure, count, rows }: Result,
  of: string,
  locale: Locale,
): string {
  const row = rows[0] ?? [];
  if (figure === undefined || !aggregate || aggregate.of === 'count' || aggregate.of === 'share')
    return `No ${pluralOf(source.one)}${of} to compute that from.`;
  const { field } = aggregate;
  const label = field.label.toLowerCase();
  if (aggregate.of === 'difference' || aggregate.of === 'ratio') {
    const sum = (one: SourceField) => rows.reduce((all, each) => all + Number(valueIn(each, one) ?? 0), 0);
    const told = (one: SourceField) => worded(rows.length > 1 ? sum(one) : valueIn(row, one), one, locale);
    const [goal, reached] = [told(field), told(aggregate.other)];
    const value =
      aggregate.of === 'ratio'
        ? `${number.format(Math.round(figure * 10) / 10)}%`
        : withUnit(Math.max(0, figure), field, locale);
    return `**${value}** ${aggregate.of === 'ratio' ? '' : 'to go '}(${label} ${goal ?? 'none'}, ${aggregate.other.label.toLowerCase()} ${reached ?? 'none'}).`;
  }
  const value = withUnit(aggregate.of === 'mean' ? Math.round(figure * 100) / 100 : figure, field, locale);
  return `**${value}**: ${aggregate.of === 'mean' ? 'average' : 'total'} ${label} of ${counted(count, source.one)}${of}.`;
}

/** A reading as a question that is understood in full: what a button asks. */
export function asQuestion(reading: Reading, locale: Locale): string {
  const { source, filters, project, aggregate } = reading;
  if (isWhole(reading)) return `Give me an overview of the ${source.one}`;
  const fields = project.map(({ label }) => label.toLowerCase()).join(' and ');
  if (source.lists.length === 0) return `What is my ${fields || source.one}?`;
  const limited = filters.length > 0 ? ` with ${filtersInWords(filters, locale)}` : '';
  if (aggregate?.of === 'count') return `How many ${source.many} are there${limited}?`;
  if (aggregate && 'field' in aggregate)
    return `What is the ${aggregate.of === 'mean' ? 'average' : 'total'} ${aggregate.field.label.toLowerCase()} of ${source.many}${limited}?`;
  return fields ? `Show the ${fields} of ${source.many}${limited}` : `Show ${source.many}${limited}`;
}

const FIGURES: readonly SourceField['kind'][] = ['number', 'money'];
function* table(
  rows: readonly SourceRow[],
  fields: readonly SourceField[],
  { reading: { source }, locale }: WordedResult,
): Generator<string> {
  const headings = headingsOf(source);
  yield `| ${fields.map((field) => headings.get(field) ?? field.label).join(' | ')} |\n| ${fields.map(({ kind }) => (FIGURES.includes(kind) ? '---:' : '---')).join(' | ')} |\n`;
  for (const row of rows)
    yield `| ${fields.map((field) => worded(valueIn(row, field), field, locale) ?? '–').join(' | ')} |\n`;
}

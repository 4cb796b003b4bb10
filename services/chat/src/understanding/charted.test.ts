import { describe, expect, it } from '@jest/globals';
import { USUAL_DAYS, type DrawnQuestion } from '@talent-os/contracts/facts/question-address.js';
import {
  faultOfQuestion,
  MONTH,
  MONTH_LABEL,
  numberFieldsOf,
  textFieldsOf,
  type Question,
} from '@talent-os/contracts/facts/question.js';
import fc from 'fast-check';
import { chartAsked } from './charted.js';

const TODAY = '2026-11-20';
const asked = (text: string) => chartAsked(text, TODAY);

describe('a chart that is asked for in words', () => {
  it('is the question the screen of data holds', () => {
    expect(asked('hires by source this quarter as a chart')).toEqual({
      dataset: 'application_stage',
      filters: 'stage=hired',
      of: 'count',
      groups: 'source',
      chart: 'bars',
      days: 51,
    });
    expect(asked('Show me a line chart of incidents by month and severity')).toEqual({
      dataset: 'incident',
      of: 'count',
      groups: 'month,severity',
      chart: 'lines',
      days: 365,
    });
    expect(asked('sum of amount of deals by stage as stacked bars')).toMatchObject({
      dataset: 'deal',
      of: 'sum',
      field: 'amount',
      groups: 'stage',
      chart: 'stacked',
    });
    expect(asked('chart of the open positions by job family')).toMatchObject({
      dataset: 'seat',
      filters: 'status=open',
      groups: 'family',
    });
  });

  it.each([
    'hires by source this quarter',
    'hires by shoe size as a chart',
    'hires of Acme by source as a chart',
    'hires by source last quarter as a chart',
    'deals by stage this quarter as a chart',
    'hires by source and status as a chart',
    'what is a chart',
  ])('"%s" is none that such a question says', (text) => expect(asked(text)).toBeUndefined());
});

/** What people call the rows, and what that asks of. */
const subjects: readonly (readonly [said: string, of: Pick<Question, 'dataset' | 'filters'>])[] = [
  ['hiring stages', { dataset: 'application_stage' }],
  ['hires', { dataset: 'application_stage', filters: 'stage=hired' }],
  ['seats', { dataset: 'seat' }],
  ['open positions', { dataset: 'seat', filters: 'status=open' }],
  ['deals', { dataset: 'deal' }],
  ['shifts', { dataset: 'shift' }],
  ['credentials', { dataset: 'credential' }],
  ['incidents', { dataset: 'incident' }],
  ['goals', { dataset: 'goal' }],
];
const charts = [
  ['as a chart', 'bars'],
  ['as a bar chart', 'bars'],
  ['as stacked bars', 'stacked'],
  ['as a line chart', 'lines'],
] as const;

/** A question, and a text that asks it by the names of its fields. */
const spoken = fc.constantFrom(...subjects).chain(([said, subject]) => {
  const texts = Object.entries({ ...textFieldsOf(subject.dataset), [MONTH]: MONTH_LABEL });
  const numbers = Object.entries(numberFieldsOf(subject.dataset));
  const measured = fc.tuple(fc.constantFrom('sum', 'average'), fc.constantFrom(...numbers, ['', ''] as const));
  return fc
    .record({
      measured,
      groups: fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 2, selector: ([field]) => field }),
      drawn: fc.constantFrom(...charts),
    })
    .map(({ measured: [of, [field, name]], groups, drawn: [words, chart] }) => {
      const question: DrawnQuestion = {
        ...subject,
        of: field ? of : 'count',
        ...(field && { field }),
        ...(groups.length > 0 && { groups: groups.map(([key]) => key).join(',') }),
        chart,
        days: USUAL_DAYS,
      };
      const measure = field ? [`${of} of ${name.toLowerCase()} of`] : [];
      const by = groups.length > 0 ? [`by ${groups.map(([, label]) => label.toLowerCase()).join(' and ')}`] : [];
      return { question, text: [...measure, said, ...by, words].join(' ') };
    })
    .filter(({ question }) => faultOfQuestion(question) === undefined);
});

describe('whatever a question asks', () => {
  it('is understood as it is by the names of its fields, in their order', () => {
    fc.assert(fc.property(spoken, ({ question, text }) => expect([text, asked(text)]).toEqual([text, question])));
  });

  it('is not understood with a word that has no place in it', () => {
    fc.assert(fc.property(spoken, ({ text }) => expect(asked(`${text} zorquib`)).toBeUndefined()));
  });
});

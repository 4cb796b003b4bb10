import { describe, expect, it } from '@jest/globals';
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

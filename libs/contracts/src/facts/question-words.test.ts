import { describe, expect, it } from '@jest/globals';
import { datasetKeys } from './datasets.js';
import { numberFieldsOf, periodOf, textFieldsOf } from './question.js';
import { fieldLabel, figureKindOf, questionTitle, questionWords, shownGroup, shownValue } from './question-words.js';

describe('a question in words', () => {
  it('says what is told, by what, and of which rows', () => {
    expect(questionTitle({ dataset: 'deal', of: 'count' })).toBe('Deals');
    expect(questionTitle({ dataset: 'deal', of: 'sum', field: 'amount', groups: 'stage,month' })).toBe(
      'Sum of amount by stage and month',
    );
    expect(
      questionWords({ dataset: 'deal', of: 'count', groups: 'stage', filters: 'source=referral|Trade%20fair' }),
    ).toBe('Deals by stage; only source: Referral or Trade fair');
  });

  it('names a field that is gone by what it was called', () => {
    expect(questionTitle({ dataset: 'deal', of: 'count', groups: 'gone' })).toBe('Deals by gone');
  });

  it('has a word for every field, and tells amounts from numbers', () => {
    for (const dataset of datasetKeys) {
      for (const field of Object.keys(textFieldsOf(dataset))) expect(fieldLabel(dataset, field)).not.toBe(field);
      for (const field of Object.keys(numberFieldsOf(dataset)))
        expect(figureKindOf({ dataset, of: 'count', field })).toBe('number');
    }
    expect(figureKindOf({ dataset: 'deal', of: 'sum', field: 'amount' })).toBe('money');
    expect(figureKindOf({ dataset: 'seat', of: 'average', field: 'days' })).toBe('number');
  });

  it('shows keys as words, names as they are, and months as months', () => {
    expect(['on_hold', 'noShow', 'SALES', 'Trade fair', '(none)'].map(shownValue)).toEqual([
      'On hold',
      'No show',
      'Sales',
      'Trade fair',
      'None',
    ]);
    expect([shownGroup('month', '2026-11'), shownGroup('stage', null), shownGroup(undefined, null)]).toEqual([
      'Nov 2026',
      'None',
      'None',
    ]);
  });
});

describe('the period of a question', () => {
  it('ends today, or lies as far ahead as behind where days of a dataset lie ahead', () => {
    expect(periodOf('seat', 30, '2026-11-27')).toEqual({ from: '2026-10-29', until: '2026-11-27' });
    expect(periodOf('deal', 30, '2026-11-27')).toEqual({ from: '2026-11-13', until: '2026-12-12' });
    expect(periodOf('deal', 1, '2026-11-27')).toEqual({ from: '2026-11-27', until: '2026-11-27' });
  });
});

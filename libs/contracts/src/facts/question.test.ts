import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { datasetKeys } from './datasets.js';
import { faultOfQuestion, filtersOf, filtersText, numberFieldsOf, textFieldsOf } from './question.js';

describe('a question', () => {
  it('keeps its filters in an address, whatever they hold', () => {
    const filter = fc.record({
      field: fc.constantFrom('stage', 'source'),
      values: fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 3 }), (filters) => {
        expect(filtersOf(filtersText(filters))).toEqual(filters);
      }),
    );
  });

  it('asks of fields that are there', () => {
    for (const dataset of datasetKeys) {
      const [text] = Object.keys(textFieldsOf(dataset));
      const [number] = Object.keys(numberFieldsOf(dataset));
      const of = number ? 'sum' : 'count';
      expect(faultOfQuestion({ dataset, of, field: number, groups: `${text},month` })).toBeUndefined();
      expect(faultOfQuestion({ dataset, of: 'count', groups: 'gone' })).toBe('question.field');
      expect(faultOfQuestion({ dataset, of: 'sum', field: 'gone' })).toBe('question.field');
      expect(faultOfQuestion({ dataset, of: 'count', filters: 'source_id=x' })).toBe('question.field');
      expect(faultOfQuestion({ dataset, of: 'count', groups: 'person_id' })).toBe('question.field');
    }
  });

  it('about single persons names two fields at most, however it names them', () => {
    const ask = (groups: string, filters: string) =>
      faultOfQuestion({ dataset: 'application_stage', of: 'count', groups, filters });
    expect(ask('stage,source', 'status=active')).toBe('question.narrow');
    expect(ask('stage', 'source=Referral;status=active')).toBe('question.narrow');
    expect(ask('stage,month', 'source=Referral')).toBeUndefined();
    expect(ask('stage', 'stage=offer;source=Referral')).toBeUndefined();
    expect(
      faultOfQuestion({ dataset: 'deal', of: 'count', groups: 'stage,source', filters: 'competitor=None' }),
    ).toBeUndefined();
  });

  it('holds no filter with ten thousand values', () => {
    const filters = `stage=${Array.from({ length: 10_000 }, (_, at) => at).join('|')}`;
    expect(faultOfQuestion({ dataset: 'deal', of: 'count', filters })).toBe('question.long');
  });
});

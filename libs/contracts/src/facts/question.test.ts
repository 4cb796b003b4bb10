import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { datasetKeys } from './datasets.js';
import { faultOfQuestion, filtersOf, filtersText, numberFieldsOf, periodOf, textFieldsOf } from './question.js';

const DAY_MS = 86_400_000;

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
      // Ids are no fields: one group for each row would be no answer.
      for (const id of ['person_id', 'source_id', 'organization_id', 'id'])
        expect(faultOfQuestion({ dataset, of: 'count', groups: id })).toBe('question.field');
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

  it('looks at as many days as it says, today among them, also over nights in which the clock changes', () => {
    const first = Date.parse('2025-01-01');
    const days = fc.integer({ min: 1, max: 1_100 });
    fc.assert(
      fc.property(fc.constantFrom(...datasetKeys), days, fc.nat(1_500), (dataset, length, later) => {
        const today = new Date(first + later * DAY_MS).toJSON().slice(0, 10);
        const { from, until } = periodOf(dataset, length, today);
        expect((Date.parse(until) - Date.parse(from)) / DAY_MS + 1).toBe(length);
        expect(from <= today && today <= until).toBe(true);
      }),
    );
  });
});

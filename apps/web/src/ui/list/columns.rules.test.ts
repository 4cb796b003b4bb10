import { describe, expect, it } from '@jest/globals';
import { choiceOf, moveColumn, shownColumns, toggleColumn } from './columns.rules';

const columns = ['name', 'stage', 'amount'].map((key) => ({ key, optional: false }));
const all = [...columns, { key: 'source', optional: true }];

describe('the columns of a list', () => {
  it('are the usual ones until somebody chooses', () => {
    expect(shownColumns(all, null)).toEqual(['name', 'stage', 'amount']);
    expect(choiceOf(all, ['name', 'stage', 'amount'])).toBeNull();
  });

  it('are those chosen in their order, the first first, without what is gone', () => {
    expect(shownColumns(all, ['source', 'name', 'gone', 'stage', 'source'])).toEqual(['name', 'source', 'stage']);
    expect(shownColumns(all, [])).toEqual(['name']);
    expect(shownColumns([], ['name'])).toEqual([]);
  });

  it('are moved among each other, never before the first', () => {
    const shown = ['name', 'stage', 'amount'];
    expect(moveColumn(shown, 'stage', 1)).toEqual(['name', 'amount', 'stage']);
    expect(moveColumn(shown, 'amount', -5)).toEqual(['name', 'amount', 'stage']);
    expect(moveColumn(shown, 'name', 1)).toBe(shown);
    expect(moveColumn(shown, 'amount', 1)).toBe(shown);
  });

  it('are shown last and hidden again, but for the first', () => {
    expect(toggleColumn(['name', 'stage'], 'source')).toEqual(['name', 'stage', 'source']);
    expect(toggleColumn(['name', 'stage'], 'stage')).toEqual(['name']);
    expect(toggleColumn(['name', 'stage'], 'name')).toEqual(['name', 'stage']);
  });
});

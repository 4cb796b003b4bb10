import { describe, expect, it } from '@jest/globals';
import { containing, containingWords, Filters } from './filters.js';
import { orderBy } from './sorting.js';

describe('filters', () => {
  it('numbers values after the organization and the ones given first', () => {
    const filters = new Filters('d.organization_id = $1', 'first')
      .and((value) => `d.stage = ${value}`, 'proposal')
      .and((value) => `d.owner_id = ${value}`, undefined)
      .andThat(undefined)
      .andThat('d.amount > 0')
      .andWhether('d.stalled', false)
      .andWhether('d.open', true)
      .andWhether('d.mine', undefined);
    expect(filters.where).toBe(
      'd.organization_id = $1 and d.stage = $3 and d.amount > 0 and not (d.stalled) and d.open',
    );
    expect(filters.args).toEqual(['first', 'proposal']);
    expect(filters.arg(25)).toBe('$4');
  });

  it('keeps what people look for apart from what indexes answer', () => {
    const filters = new Filters('d.organization_id = $1')
      .search((value) => `d.name ilike ${value}`, '%a%')
      .and((value) => `d.stage = ${value}`, 'proposal');
    expect(filters.scope).toBe('d.organization_id = $1 and d.stage = $3');
    expect(filters).toMatchObject({ searched: 'd.name ilike $2', pattern: undefined });
    expect(new Filters('true').search(() => 'found', '%abc%').pattern).toBe('$2');
    expect(filters.where).toBe('d.organization_id = $1 and d.stage = $3 and d.name ilike $2');
    expect(new Filters('true').search(() => 'never', undefined)).toMatchObject({ where: 'true', searched: undefined });
  });

  it('takes search text literally', () => {
    expect(containing('50%_off\\')).toBe(String.raw`%50\%\_off\\%`);
    expect(containing('')).toBeUndefined();
    expect(containing(undefined)).toBeUndefined();
  });

  it('looks for every word by itself', () => {
    expect(containingWords('  amara 5% ')).toEqual(['%amara%', String.raw`%5\%%`]);
    expect(containingWords('  ')).toBeUndefined();
    expect(containingWords(undefined)).toBeUndefined();
  });
});

describe('sorting', () => {
  const columns = { name: 'd.name' };

  it('uses the column of the table, never the text that was sent', () => {
    expect(orderBy(columns, 'name:desc', 'd.at desc', 'd.id')).toBe('d.name desc nulls last, d.id');
    expect(orderBy(columns, 'name; drop table:asc', 'd.at desc', 'd.id')).toBe('d.at desc, d.id');
    expect(orderBy(columns, undefined, 'd.at desc', 'd.id')).toBe('d.at desc, d.id');
  });
});

import { describe, expect, it } from '@jest/globals';
import { containingWords, Filters } from './filters.js';
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
      .search((words) => `d.name like all(${words})`, ['%a%'])
      .and((value) => `d.stage = ${value}`, 'proposal');
    expect(filters.scope).toBe('d.organization_id = $1 and d.stage = $3');
    expect(filters).toMatchObject({ searched: 'd.name like all($2)', pattern: undefined });
    expect(new Filters('true').search(() => 'found', ['%abc%']).pattern).toBe('($2::text[])[1]');
    expect(filters.where).toBe('d.organization_id = $1 and d.stage = $3 and d.name like all($2)');
    expect(new Filters('true').search(() => 'never', undefined)).toMatchObject({ where: 'true', searched: undefined });
  });

  it('looks for every word by itself, the longest first', () => {
    expect(containingWords('  Al Müller 5% ')).toEqual(['%muller%', '%al%', '%5%']);
    expect(containingWords("O'Brien")).toEqual(['%obrien%']);
    expect(containingWords('  ')).toBeUndefined();
    expect(containingWords(undefined)).toBeUndefined();
  });

  it('takes signs literally', () => {
    expect(containingWords('%_\\')).toEqual([String.raw`%\%\_\\%`]);
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

import { describe, expect, it } from '@jest/globals';
import type { ViewState } from '@talent-os/contracts/identity/views';
import { addressOf, changedInWords, differences, isBare, noState, stateAt } from './view-state';

const names = ['search', 'stage', 'stalled'];
const at = (search: string) => (name: string) => new URLSearchParams(search).get(name) ?? undefined;
const state: ViewState = {
  filters: [{ name: 'stage', value: 'proposal' }],
  sort: 'amount:desc',
  columns: ['name', 'amount'],
  density: 'dense',
};

describe('a view in the address', () => {
  it('is read from it and written to it as the same', () => {
    const changes = Object.entries(addressOf(state, names, 'v1')).filter(([, value]) => value);
    const search = new URLSearchParams(changes as [string, string][]).toString();
    expect(search).toBe('stage=proposal&sort=amount%3Adesc&columns=name%2Camount&rows=dense&saved=v1');
    expect(stateAt(at(search), names)).toEqual(state);
  });

  it('takes away what it does not say, and leaves out filters that are gone', () => {
    const filters = [{ name: 'mood', value: 'good' }];
    expect(addressOf({ ...noState, filters }, names)).toMatchObject({ search: undefined, sort: undefined });
    expect(addressOf({ ...noState, filters }, names)).not.toHaveProperty('mood');
  });

  it('ignores what is malformed', () => {
    expect(stateAt(at('rows=huge&columns=<b>,,&search=%20'), names)).toEqual(noState);
  });

  it('is bare while only its id is said', () => {
    expect(isBare(at('saved=v1&deal=1&page=2'), names)).toBe(true);
    expect(isBare(at('saved=v1&filters=none'), names)).toBe(false);
    expect(isBare(at('saved=v1&stage=lead'), names)).toBe(false);
  });
});

describe('what has changed', () => {
  const other = (changes: Partial<ViewState>) => differences(state, { ...state, ...changes }, names, 'name:asc');

  it('is told by its parts, whatever the order of filters, and without what the list does not know', () => {
    expect(other({})).toEqual([]);
    expect(other({ sort: null, columns: ['amount', 'name'] })).toEqual(['sort', 'columns']);
    expect(other({ filters: [] })).toEqual(['filters']);
    expect(other({ filters: [...state.filters, { name: 'mood', value: 'good' }] })).toEqual([]);
    expect(differences(noState, { ...noState, sort: 'name:asc' }, names, 'name:asc')).toEqual([]);
  });

  it('is put in words', () => {
    expect(changedInWords(['sort', 'columns'])).toBe('Sort and columns changed');
    expect(changedInWords(['filters', 'sort', 'density'])).toBe('Filters, sort and row height changed');
    expect(changedInWords([])).toBe('');
  });
});

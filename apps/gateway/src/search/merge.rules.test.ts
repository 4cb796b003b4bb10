import { describe, expect, it } from '@jest/globals';
import type { SearchHit } from '@talent-os/contracts/search/found.js';
import { merge } from './merge.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const found = (title: string, more: Partial<SearchHit>): SearchHit => ({
  kind: 'deal',
  id: '01939c00-0000-7000-8000-000000000001',
  title,
  detail: '',
  within: null,
  tier: 1,
  at: '2026-11-01T00:00:00Z',
  ...more,
});

describe('what several services have found', () => {
  it('begins with whole names, then their beginnings, then what is spelled almost so', () => {
    const lists = [[found('slip', { tier: 5 }), found('whole', { tier: 0 })], [found('beginning', { tier: 1 })]];
    expect(merge(lists, NOW).map(({ title }) => title)).toEqual(['whole', 'beginning', 'slip']);
  });

  it('has the latest of equal ones first, and keeps the order of what lies ahead', () => {
    const ahead = [
      found('next', { kind: 'shift', at: '2026-11-21T00:00:00Z' }),
      found('after', { kind: 'shift', at: '2026-12-21T00:00:00Z' }),
    ];
    const behind = [found('old', { at: null }), found('late', {})];
    expect(merge([behind, ahead], NOW).map(({ title }) => title)).toEqual(['next', 'after', 'late', 'old']);
  });

  it('opens exactly the thing, whatever it is called', () => {
    const within = '01939c00-0000-7000-8000-000000000002';
    expect(merge([[found('Bell & Co', { kind: 'account', within })]], NOW)[0]!.link).toBe(
      `/sales/excellence/territory?territory=${within}&search=Bell%20%26%20Co`,
    );
  });
});

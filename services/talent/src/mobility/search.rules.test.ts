import { describe, expect, it } from '@jest/globals';
import { PAGE_SIZE } from '@talent-os/contracts';
import fc from 'fast-check';
import { pageOf, type Opportunity } from './search.rules.js';

const opportunity = (id: string, more: Partial<Opportunity> = {}): Opportunity => ({
  id,
  title: 'Account executive',
  department: 'Mid-Market Sales',
  location: 'Boston',
  description: 'You carry a quota.',
  openedAt: '2026-03-02T08:00:00Z',
  readiness: 50,
  parts: [],
  myStatus: null,
  ...more,
});
const ids = (page: { items: Opportunity[] }) => page.items.map(({ id }) => id);

describe('a search among internal positions', () => {
  const all = [
    opportunity('a', { title: 'Sales coach', openedAt: '2026-03-01T08:00:00Z', readiness: null }),
    opportunity('b', { location: 'Tampa', openedAt: '2026-03-03T08:00:00Z', readiness: 20 }),
    opportunity('c', { department: 'Channel Partnerships', readiness: 90 }),
  ];

  it('shows the newest first where no order is asked for', () =>
    expect(ids(pageOf(all, { page: 1 }))).toEqual(['b', 'c', 'a']));

  it('finds every word anywhere in the text', () => {
    expect(ids(pageOf(all, { page: 1, search: 'QUOTA tampa' }))).toEqual(['b']);
    expect(pageOf(all, { page: 1, search: 'quota nowhere' })).toEqual({ items: [], total: 0 });
  });

  it('keeps to one department', () =>
    expect(ids(pageOf(all, { page: 1, department: 'Channel Partnerships' }))).toEqual(['c']));

  it('sorts by readiness, with positions that ask for nothing below the rest', () => {
    expect(ids(pageOf(all, { page: 1, sort: 'readiness:desc' }))).toEqual(['c', 'b', 'a']);
    expect(ids(pageOf(all, { page: 1, sort: 'title:asc' }))).toEqual(['b', 'c', 'a']);
  });

  it('shows every position on exactly one page', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom('readiness:asc', 'title:desc', undefined),
        (count, sort) => {
          const many = Array.from({ length: count }, (_, index) =>
            opportunity(String(index), { readiness: index % 3 }),
          );
          const pages = Array.from({ length: Math.ceil(count / PAGE_SIZE) }, (_, index) =>
            pageOf(many, { page: index + 1, sort }),
          );
          expect(new Set(pages.flatMap(ids)).size).toBe(count);
          for (const page of pages) expect(page.total).toBe(count);
        },
      ),
    ));
});

import { describe, expect, it } from '@jest/globals';
import { schemaOf, walk } from '@talent-os/contracts/fields/walk.js';
import { operations } from '@talent-os/contracts/registry.js';
import fc from 'fast-check';
import { etagOf, isHeld, isPaged, linksOf, totalOf } from './answer-headers.js';

describe('the tag of an answer', () => {
  it('is the same for the same text, as text and as bytes, and another for another', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (one, other) => {
        expect(etagOf(one)).toBe(etagOf(new TextEncoder().encode(one)));
        expect(etagOf(one) === etagOf(other)).toBe(one === other);
      }),
    );
  });

  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('is held by who says %p: %p', (condition, held) => {
    expect(isHeld(condition, '"a"')).toBe(held);
    expect(isHeld(condition, 'W/"a"')).toBe(held);
  });
});

describe('the number of all records', () => {
  it('is read from text and bytes, whatever the rows hold', () => {
    const row = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant('],"total":7}')));
    fc.assert(
      fc.property(fc.array(row), fc.nat(), fc.boolean(), (items, total, before) => {
        const text = JSON.stringify(before ? { total, items } : { items, total });
        expect(totalOf(undefined, text)).toBe(total);
        expect(totalOf(undefined, new TextEncoder().encode(text))).toBe(total);
      }),
    );
  });

  it('is what the service said', () => {
    expect(totalOf('5', '{"items":[]}')).toBe(5);
  });

  it('is read as Postgres writes it', () => {
    expect(totalOf(undefined, '{"items" : [{"a" : 1}], "total" : 12}')).toBe(12);
  });

  it('is read where there are more', () => {
    expect(totalOf(undefined, '{"items":[],"total":10000,"more":true}')).toBe(10_000);
    expect(totalOf('10000+', '')).toBe(10_000);
  });

  it('is unknown where an answer has none', () => {
    expect(totalOf(undefined, '{"items":[{"total":5}]}')).toBeUndefined();
    expect(totalOf(undefined, '')).toBeUndefined();
  });
});

describe('the pages beside', () => {
  const to = (page: number, rel: string) => `</api/deals?search=a&page=${page}>; rel="${rel}"`;

  it.each([
    ['/api/deals?search=a', 60, [to(1, 'first'), to(2, 'next'), to(3, 'last')]],
    ['/api/deals?search=a&page=2', 60, [to(1, 'first'), to(1, 'prev'), to(3, 'next'), to(3, 'last')]],
    ['/api/deals?search=a&page=3', 60, [to(1, 'first'), to(2, 'prev'), to(3, 'last')]],
    ['/api/deals?search=a&page=9', 60, [to(1, 'first'), to(3, 'prev'), to(3, 'last')]],
    ['/api/deals?search=a', 0, [to(1, 'first'), to(1, 'last')]],
  ])('of %s with %i records', (url, total, links) => {
    expect(linksOf(url, total)).toBe(links.join(', '));
  });

  it('name no last one where nobody counted to the end', () => {
    const links = linksOf('/api/deals?search=a&page=2', 75, true);
    expect(links).toBe([to(1, 'first'), to(1, 'prev'), to(3, 'next')].join(', '));
  });

  it('never break out of the brackets they stand in', () => {
    const links = linksOf('/api/deals?search=%3E&a=">; rel="x"<&page=2', 60);
    expect(links.match(/rel="/g)).toHaveLength(4);
    expect(links.replaceAll(/<[^<>"]*>; rel="\w+"(, )?/g, '')).toBe('');
  });

  it('are named for every list that takes a page', () => {
    const lists = operations.filter(isPaged);
    expect(lists.length).toBeGreaterThan(20);
    for (const list of lists) {
      const totals: string[] = [];
      walk(schemaOf(list, 'out'), 'out', (path) => /^(?!.*\.items\.).*\.total$/.test(path) && totals.push(path));
      expect([list.name, totals.length]).toEqual([list.name, 1]);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, movedBy } from './path.rules';

describe('a step of a path', () => {
  it('moves one place, and stays where there is none', () => {
    expect(movedBy(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(movedBy(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(movedBy(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it('is there before and after', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.boolean(), (order, place, up) =>
        expect(movedBy(order, place % order.length, up ? -1 : 1).toSorted()).toEqual(order.toSorted()),
      ),
    ));

  it('is taken where it is shown', () => {
    const item = { catalogueItemId: 'x', title: 'Ask & listen' };
    expect(addressOf({ ...item, kind: 'lesson' })).toBe('/candidate/learning/micro?lesson=x');
    expect(addressOf({ ...item, kind: 'course' })).toBe(
      '/candidate/learning/marketplace?search=Ask%20%26%20listen&course=x',
    );
  });
});

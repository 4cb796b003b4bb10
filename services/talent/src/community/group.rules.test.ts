import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leaveRefusal } from './group.rules.js';

const leaving = fc.record({
  moderates: fc.boolean(),
  close: fc.boolean(),
  named: fc.boolean(),
  successor: fc.option(fc.record({ alias: fc.option(fc.string()), isSelf: fc.boolean() }), { nil: undefined }),
});

it('leaves no group without somebody known by name who moderates it', () =>
  fc.assert(
    fc.property(leaving, (one) => {
      const { moderates, close, named, successor } = one;
      const handsOver = named && successor !== undefined && successor.alias === null && !successor.isSelf;
      expect(leaveRefusal(one) === undefined).toBe(!moderates || close || handsOver);
    }),
  ));

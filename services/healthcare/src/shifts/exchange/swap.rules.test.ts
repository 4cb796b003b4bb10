import { describe, expect, it } from '@jest/globals';
import { mayOfSwap } from './swap.rules.js';

describe('what may be done with an exchange', () => {
  it.each([
    ['proposed', false, ['accept', 'refuse']],
    ['proposed', true, ['withdraw']],
    ['accepted', false, []],
    ['accepted', true, ['withdraw']],
    ['approved', true, []],
    ['declined', false, []],
    ['withdrawn', true, []],
  ] as const)('%s, by who proposed it: %s', (status, mine, deeds) => expect(mayOfSwap(status, mine).do).toEqual(deeds));
});

import { describe, expect, it } from '@jest/globals';
import { switchableTo } from './switch.rules.js';

describe('what reaches outside', () => {
  it.each([
    ['draft', false, []],
    ['draft', true, ['active']],
    ['paused', false, []],
    ['paused', true, ['active']],
    ['active', true, ['paused']],
    ['failing', true, ['active', 'paused']],
    ['failing', false, ['paused']],
  ] as const)('that is %s, tested: %s, is switched to %j', (status, tested, to) =>
    expect(switchableTo(status, tested)).toEqual({ to }),
  );
});

import { describe, expect, it } from '@jest/globals';
import { hubOf } from './hub-of.js';

describe('the hub of a notification', () => {
  it('is that of the screen it names', () => expect(hubOf('/sales/opportunities')).toBe('sales'));

  it('is the same whatever is to open there', () =>
    expect(hubOf('/talent/transition?transition=1')).toBe(hubOf('/talent/transition')));
});

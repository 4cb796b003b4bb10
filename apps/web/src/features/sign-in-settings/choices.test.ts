import { describe, expect, it } from '@jest/globals';
import { idleChoices, networksIn } from './choices';

describe('the settings of sign-in', () => {
  it('offer the time that holds now among the usual ones, in order', () => {
    expect(idleChoices(45).map(({ label }) => label)).toEqual([
      '15 minutes',
      '30 minutes',
      '45 minutes',
      '1 hour',
      '4 hours',
      '8 hours',
      '12 hours',
      '24 hours',
    ]);
    expect(idleChoices(60)).toHaveLength(7);
  });

  it.each([
    ['', []],
    [' \n ', []],
    ['203.0.113.7\n 2001:db8::/32 ,198.51.100.0/24;', ['203.0.113.7', '2001:db8::/32', '198.51.100.0/24']],
  ])('take %j for the networks %j', (text, networks) => expect(networksIn(text)).toEqual(networks));
});

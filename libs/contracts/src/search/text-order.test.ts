import { describe, expect, it } from '@jest/globals';
import { textOrder } from './text-order.js';

describe('the order of texts', () => {
  it('regards case and accents last, and numbers by what they amount to', () => {
    const texts = [
      'Zebra',
      '10 seats',
      'zebra 2',
      'Ångström',
      'apple',
      '2 seats',
      'Éclair',
      'Apple',
      'Zebra 10',
      'eclair',
    ];
    expect(texts.toSorted(textOrder)).toEqual([
      '2 seats',
      '10 seats',
      'Ångström',
      'apple',
      'Apple',
      'eclair',
      'Éclair',
      'Zebra',
      'zebra 2',
      'Zebra 10',
    ]);
  });
});

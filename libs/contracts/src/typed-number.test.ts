import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNumber } from './typed-number.js';

const money = { decimals: 2, mark: '.' } as const;
const german = { decimals: 2, mark: ',' } as const;
const measure = { decimals: 4, mark: '.' } as const;
const count = { decimals: 0, mark: '.' } as const;

describe('a number as people type it', () => {
  it.each([
    ['250000', money, 250_000],
    ['250,000', money, 250_000],
    ['250.000', money, 250_000],
    ['250,000', german, 250_000],
    ['250.000', german, 250_000],
    ['1,250.50', money, 1_250.5],
    ['1.250,50', money, 1_250.5],
    ['1 250,50', money, 1_250.5],
    ['1’250.50', money, 1_250.5],
    ['$1,250', money, 1_250],
    ['€ 12,5', money, 12.5],
    ['12,50', money, 12.5],
    ['12.5', german, 12.5],
    ['1,234,567', money, 1_234_567],
    ['1.234.567,8', money, 1_234_567.8],
    ['.5', money, 0.5],
    ['5.', money, 5],
    ['-3', measure, -3],
    ['−3,25', measure, -3.25],
    ['0.125', measure, 0.125],
    ['1.125', measure, 1.125],
    ['1,125', measure, 1_125],
    ['1,125', { decimals: 4, mark: ',' } as const, 1.125],
    ['2,50,000', money, 250_000],
    ['1,000', count, 1_000],
    ['1.000', count, 1_000],
    ['12.0', count, 12],
  ])('%s', (typed, reading, value) => {
    expect(readNumber(typed, reading)?.value).toBe(value);
  });

  it.each([
    ['', money],
    ['-', money],
    ['.', money],
    ['twelve', money],
    ['12a', money],
    ['1,2,3', money],
    ['1.2.3', money],
    ['1,25.50', money],
    ['12.345,6.7', money],
    ['1.2345', money],
    ['0.125', money],
    ['2,5', count],
    ['1e5', money],
  ])('is none: %s', (typed, reading) => {
    expect(readNumber(typed, reading)).toBeUndefined();
  });

  it.each([
    ['250,000', true],
    ['250.000', true],
    ['1,250.50', false],
    ['12,50', false],
    ['1,234,567', false],
    ['250000', false],
  ])('%s can be read in two ways: %s', (typed, unsure) => {
    expect(readNumber(typed, money)?.unsure).toBe(unsure);
  });

  it('is read as it is written, in every language of the product', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'en-IN'),
        fc.integer({ min: -1e12, max: 1e12 }),
        (locale, cents) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(readNumber(written, money)?.value).toBe(cents / 100);
        },
      ),
    );
  });
});

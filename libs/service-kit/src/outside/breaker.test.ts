import { describe, expect, it } from '@jest/globals';
import { Breakers } from './breaker.js';

const failing = (times: number, breakers = new Breakers()) => {
  for (let time = 0; time < times; time += 1) breakers.failed('p', false, 0);
  return breakers;
};

describe('a breaker', () => {
  it('opens after three failures in a row, and closes with a success', () => {
    expect(failing(2).take('p', 0)).toBe(true);
    expect(failing(3).take('p', 0)).toBe(false);
    const recovered = failing(2);
    recovered.succeeded('p');
    expect(failing(2, recovered).take('p', 0)).toBe(true);
  });

  it('lets one probe through after its rest, and rests longer when that fails', () => {
    const breakers = failing(3);
    expect(breakers.take('p', 29_999)).toBe(false);
    expect([breakers.take('p', 30_000), breakers.take('p', 30_000)]).toEqual([true, false]);
    breakers.failed('p', false, 30_000);
    expect([breakers.isOpen('p', 89_999), breakers.isOpen('p', 90_000)]).toEqual([true, false]);
    for (let round = 0; round < 9; round += 1) breakers.failed('p', false, 0);
    expect(breakers.isOpen('p', 300_000)).toBe(false);
  });

  it('gives the right to probe back without a verdict', () => {
    const breakers = failing(3);
    breakers.take('p', 30_000);
    breakers.release('p');
    expect(breakers.take('p', 30_000)).toBe(true);
  });

  it('opens at once for what only an administrator can end', () => {
    const breakers = new Breakers();
    breakers.failed('p', true, 0);
    expect(breakers.isOpen('p', 0)).toBe(true);
    expect(breakers.isOpen('other', 0)).toBe(false);
  });
});

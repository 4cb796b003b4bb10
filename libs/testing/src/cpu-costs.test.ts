import { describe, expect, it } from '@jest/globals';
import { cpuCosts, growsWithLength } from './cpu-costs.js';

const [short, long] = ['x'.repeat(4_000), 'x'.repeat(16_000)];
const perLetter = (text: string, times: number) => {
  let seen = 0;
  for (let time = 0; time < times; time += 1) for (const letter of text) seen += letter.length;
  return seen;
};

describe('what work costs', () => {
  it('is told apart where one does ten times as much', () => {
    const [little, much] = cpuCosts(
      () => perLetter(short, 100),
      () => perLetter(short, 1_000),
    );
    expect(much).toBeGreaterThan(3 * little!);
  });

  it('grows with a text where each letter is looked at, and faster where each is looked at for each', () => {
    expect(growsWithLength((text) => perLetter(text, 100), short, long)).toBe(true);
    expect(growsWithLength((text) => perLetter(text, text.length / 10), short, long)).toBe(false);
  });
});

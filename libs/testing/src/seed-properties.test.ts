import { afterEach, expect, it } from '@jest/globals';
import fc from 'fast-check';

const before = process.env.FC_SEED;
afterEach(() => {
  fc.resetConfigureGlobal();
  if (before === undefined) delete process.env.FC_SEED;
  else process.env.FC_SEED = before;
});

it('a property draws from the seed of the environment, and names it when it fails', async () => {
  process.env.FC_SEED = '42';
  // The set-up has been read already, without it.
  const again: string = './seed-properties.js?again';
  await import(again);
  expect(() => fc.assert(fc.property(fc.nat(), (number) => number < 0))).toThrow(/seed: 42/);
  expect(fc.sample(fc.nat(), 5)).toEqual(fc.sample(fc.nat(), { numRuns: 5, seed: 42 }));
});

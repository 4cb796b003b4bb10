import { afterEach, expect, it } from '@jest/globals';
import fc from 'fast-check';

const before = { ...process.env };
afterEach(() => {
  fc.resetConfigureGlobal();
  for (const name of ['FC_SEED', 'FC_RUNS']) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
});

/** The set-up has been read already, with other settings. */
const setUpAgain = (settings: NodeJS.ProcessEnv, again: string = './seed-properties.js?') => {
  Object.assign(process.env, settings);
  return import(again + JSON.stringify(settings));
};

it('a property draws from the seed of the environment, and names it when it fails', async () => {
  await setUpAgain({ FC_SEED: '42' });
  expect(() => fc.assert(fc.property(fc.nat(), (number) => number < 0))).toThrow(/seed: 42/);
  expect(fc.sample(fc.nat(), 5)).toEqual(fc.sample(fc.nat(), { numRuns: 5, seed: 42 }));
});

it('draws as many cases as the environment says', async () => {
  await setUpAgain({ FC_RUNS: '250' });
  let drawn = 0;
  fc.assert(fc.property(fc.nat(), () => (drawn += 1) > 0));
  expect(drawn).toBe(250);
});

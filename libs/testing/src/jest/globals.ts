import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import type * as Jest from '@jest/globals';
import { ModuleMocker } from 'jest-mock';

/** What Jest hands to a file of tests, made anew for each. */
type OfFile = Pick<typeof Jest, 'describe' | 'it' | 'test' | 'beforeAll' | 'beforeEach' | 'afterAll' | 'afterEach'>;

const timers = new ModernFakeTimers({
  // What Jest's own default is: nothing is fake until a test asks for it.
  config: { fakeTimers: {}, rootDir: process.cwd() } as ConstructorParameters<typeof ModernFakeTimers>[0]['config'],
  global: globalThis,
});
const mocker = new ModuleMocker(globalThis);

/** Names whose values change with the file: who imports them sees those of the file that runs. */
export let describe: OfFile['describe'];
export let it: OfFile['it'];
export let test: OfFile['test'];
export let beforeAll: OfFile['beforeAll'];
export let beforeEach: OfFile['beforeEach'];
export let afterAll: OfFile['afterAll'];
export let afterEach: OfFile['afterEach'];

export const expect = jestExpect;

/** Where Jest runs tests in its own process, as it does integration tests, it would wait for clocks that stand still. */
function useFakeTimers(...given: Parameters<typeof timers.useFakeTimers>): void {
  if (process.send === undefined)
    throw new Error('Fake timers need a process of the tests: two files at once, or --maxWorkers=2.');
  timers.useFakeTimers(...given);
}

/** Timers and mocks of this process: what tests of modules that are loaded once can ask for. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  useFakeTimers,
  useRealTimers: timers.useRealTimers.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  getTimerCount: timers.getTimerCount.bind(timers),
};

/** A file begins: its names are taken over, and what the one before has mocked is over. */
export function beginFile(global: OfFile): void {
  ({ describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = global);
  timers.useRealTimers();
  mocker.restoreAllMocks();
}

import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import type * as Jest from '@jest/globals';
import { ModuleMocker } from 'jest-mock';

/** What Jest hands to a file of tests, made anew for each. */
type OfFile = Pick<typeof Jest, 'describe' | 'it' | 'test' | 'beforeAll' | 'beforeEach' | 'afterAll' | 'afterEach'>;

/** The clocks that stand at the process now; those of a page that has others are its own. */
export const clocksOfNow = (): ModernFakeTimers =>
  new ModernFakeTimers({
    // What Jest's own default is: nothing is fake until a test asks for it.
    config: { fakeTimers: {}, rootDir: process.cwd() } as ConstructorParameters<typeof ModernFakeTimers>[0]['config'],
    global: globalThis,
  });
const clocksOfProcess = clocksOfNow();
let timers = clocksOfProcess;
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

type Options = Parameters<ModernFakeTimers['useFakeTimers']>[0];
/** What Node itself goes by stays real beside a page, which has none of it. */
const NODE_OWN: NonNullable<Options>['doNotFake'] = ['nextTick', 'hrtime', 'queueMicrotask'];

/** Where Jest runs tests in its own process, as it does integration tests, it would wait for clocks that stand still. */
function useFakeTimers(options?: Options): void {
  if (process.send === undefined)
    throw new Error('Fake timers need a process of the tests: two files at once, or --maxWorkers=2.');
  timers.useFakeTimers(timers === clocksOfProcess ? options : { ...options, doNotFake: NODE_OWN });
}

/** Timers and mocks of this process: what tests of modules that are loaded once can ask for. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  mocked: mocker.mocked.bind(mocker),
  clearAllMocks: mocker.clearAllMocks.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  useFakeTimers,
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
};

/** A file begins: its names and clocks are taken over, and what the one before has mocked is over. */
export function beginFile(global: OfFile, clocks = clocksOfProcess): void {
  ({ describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = global);
  timers.useRealTimers();
  timers = clocks;
  mocker.restoreAllMocks();
  mocker.clearAllMocks();
}

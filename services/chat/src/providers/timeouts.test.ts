import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallWatch, TIMEOUTS } from './timeouts.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const { firstTokenMs, gapMs, totalMs, usageMs } = TIMEOUTS;
const watching = () => {
  const person = new AbortController();
  return { person, watch: new CallWatch(person.signal, TIMEOUTS) };
};
/** What becomes of an answer that has been waited for until a moment before, and then. */
function endOf(watch: CallWatch, ms: number) {
  jest.advanceTimersByTime(ms - 1);
  const before = [watch.late, watch.signal.aborted];
  jest.advanceTimersByTime(1);
  return [before, [watch.late, watch.signal.aborted]];
}
const GIVEN_UP = [
  [false, false],
  [true, true],
];

describe('the watch over a call', () => {
  it('gives up what does not begin', () => expect(endOf(watching().watch, firstTokenMs)).toEqual(GIVEN_UP));

  it('gives up what stops coming, and not what goes on', () => {
    const { watch } = watching();
    for (let token = 0; token < 3; token += 1) {
      watch.token();
      jest.advanceTimersByTime(gapMs - 1);
    }
    expect(watch.late).toBe(false);
    watch.token();
    expect(endOf(watch, gapMs)).toEqual(GIVEN_UP);
  });

  it('gives up what never ends', () => {
    const { watch } = watching();
    const step = gapMs / 2;
    for (let passed = 0; passed < totalMs - step; passed += step) {
      watch.token();
      jest.advanceTimersByTime(step);
    }
    expect(endOf(watch, step)).toEqual(GIVEN_UP);
  });

  it('waits a moment for the usage of what is done', () => {
    const { watch } = watching();
    watch.finished();
    expect(endOf(watch, usageMs)).toEqual(GIVEN_UP);
  });

  it('ends with the person’s stop, and that is not too late', () => {
    const { person, watch } = watching();
    person.abort();
    expect([watch.late, watch.signal.aborted]).toEqual([false, true]);
    watch.end();
    expect(jest.getTimerCount()).toBe(0);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, type Place, type Suite, type TestResult } from './outcome.ts';
import { mayBeUnstable, tryAgain, type SecondTries } from './second-tries.ts';
import { totals } from './report.ts';

const context = { tier: 'gate' as const, times: [], folder: '', signal: new AbortController().signal };
const passed = (name: string, place: Place): TestResult => ({ name, state: 'passed', place });
const failed = (name: string, place: Place, message = 'no'): TestResult => ({ name, state: 'failed', message, place });
const at = (suite: Suite, file: string): Place => ({ suite, file });
const A = at('split', 'services/a/dist/a.integration.test.js');
const B = at('browser', 'e2e/b.spec.ts');
/** A step of a thousand tests, of which the ones that matter are few. */
const step = (...results: TestResult[]) => {
  const others = Array.from({ length: 1000 - results.length }, () => passed('other', A));
  return [{ name: 'step', seconds: 1, outcome: count([...results, ...others]) }];
};
const trying = (alone: Record<string, TestResult[]>, asked: string[] = []): SecondTries => ({
  run: async ({ file }) => {
    asked.push(file);
    return alone[file] ?? [];
  },
});

test('what fails among others and passes alone is unstable, what fails twice has failed', async () => {
  const asked: string[] = [];
  const rows = step(failed('a1', A), passed('a2', A), failed('a3', A, 'deep'), failed('b', B));
  const alone = { [A.file]: [passed('a1', A), passed('a2', A), failed('a3', A)], [B.file]: [passed('b', B)] };
  const [row] = await tryAgain(rows, context, trying(alone, asked));
  assert.deepEqual(asked, [A.file, B.file], 'each place once');
  assert.deepEqual(row?.outcome.failures, ['a3']);
  assert.deepEqual(row?.outcome.unstable, [
    { name: 'a1', message: 'no', place: A, among: 'failed' },
    { name: 'b', message: 'no', place: B, among: 'failed' },
  ]);
  assert.deepEqual(totals([row!], 3), { passed: 997, failed: 1, unstable: 2 });
});

test('what passes among others and fails alone is unstable too, and has not passed', async () => {
  const rows = step(failed('a1', A), passed('a2', A));
  const [row] = await tryAgain(rows, context, trying({ [A.file]: [passed('a1', A), failed('a2', A, 'nobody there')] }));
  assert.deepEqual(row?.outcome.unstable?.at(-1), { name: 'a2', message: 'nobody there', place: A, among: 'passed' });
  assert.deepEqual(totals([row!], 3), { passed: 998, failed: 0, unstable: 2 });
});

test('a second try that does not come about leaves what failed as it was', async () => {
  const rows = step(failed('a1', A), failed('b', B));
  const tries: SecondTries = { run: () => Promise.reject(new Error('no product')) };
  assert.deepEqual((await tryAgain(rows, context, tries))[0]?.outcome.failures, ['a1', 'b']);
  assert.deepEqual((await tryAgain(rows, context, trying({ [B.file]: [] })))[0]?.outcome.failures, ['a1', 'b']);
});

test('nothing is tried again where more places failed than tests may be unstable', async () => {
  const places = [1, 2, 3, 4, 5, 6].map((nth) => at('unit', `libs/a/dist/${nth}.test.js`));
  const asked: string[] = [];
  const rows = step(...places.map((place) => failed(place.file, place)));
  assert.equal(await tryAgain(rows, context, trying({}, asked)), rows, 'as it was');
  assert.deepEqual(asked, []);
});

test('a check without tests of its own has no second try, nor has what failed outside of any test', async () => {
  const rows = [{ name: 'lint', seconds: 1, outcome: { passed: 1000, failures: ['lint'] } }];
  assert.deepEqual((await tryAgain(rows, context, trying({})))[0]?.outcome.failures, ['lint']);
});

test('a test that is refused a second try has failed', async () => {
  const rows = step(failed('a1', A), failed('b', B));
  const tries = trying({ [A.file]: [passed('a1', A)], [B.file]: [passed('b', B)] });
  const refused = ({ name }: { name: string }) => (name === 'a1' ? 'named for too long' : undefined);
  const [row] = await tryAgain(rows, context, { ...tries, refused });
  assert.deepEqual(row?.outcome.failures, ['a1']);
  assert.equal(row?.outcome.unstable?.length, 1);
});

test('second tries end after a while, and when the run is stopped', async () => {
  const rows = step(failed('a1', A), failed('b', B));
  const alone = { [A.file]: [passed('a1', A)], [B.file]: [passed('b', B)] };
  let minutes = 0;
  const slow: SecondTries = { ...trying(alone), now: () => 60_000 * (minutes += 10) };
  assert.deepEqual((await tryAgain(rows, context, slow))[0]?.outcome.failures, ['b']);
  const stopped = { ...context, signal: AbortSignal.abort() };
  assert.deepEqual((await tryAgain(rows, stopped, trying(alone)))[0]?.outcome.failures, ['a1', 'b']);
});

test('a test that another one of its file kept from running is unstable when it passes alone', async () => {
  const rows = step(failed('b1', B), { name: 'b2', state: 'skipped', place: B });
  const [row] = await tryAgain(rows, context, trying({ [B.file]: [passed('b1', B), passed('b2', B)] }));
  assert.deepEqual(row?.outcome.failures, []);
  assert.deepEqual(
    row?.outcome.unstable?.map(({ name }) => name),
    ['b1', 'b2 (skipped)'],
  );
});

test('three in a thousand may be unstable, one at least and twenty at most', () => {
  assert.deepEqual([1, 300, 1000, 7000, 10_163, 100_000].map(mayBeUnstable), [1, 1, 3, 20, 20, 20]);
});

test('a run that did not come about is run once more as a whole, and then counts as it comes out', async () => {
  const place: Place = { ...at('split', 'integration-split-1-2'), files: [A.file] };
  const rows = step(failed('split: did not run', place));
  const alone = { [place.file]: [passed('a1', A), failed('a2', A)] };
  const [row] = await tryAgain(rows, context, trying(alone));
  assert.deepEqual(row?.outcome.failures, ['a2']);
  assert.deepEqual(totals([row!], 3), { passed: 1000, failed: 1, unstable: 1 });
  const [again] = await tryAgain(rows, context, trying({ [place.file]: [failed('split: did not run', place)] }));
  assert.deepEqual(again?.outcome.failures, ['split: did not run']);
});

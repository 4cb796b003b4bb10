import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playwrightResults } from './browser.ts';
import { jestResults, partOf, runsIn } from './jest.ts';
import { count } from './outcome.ts';
import { report } from './report.ts';

test('a skipped test has failed unless it is named', () => {
  const results = [
    { name: 'a', state: 'passed' as const },
    { name: 'b', state: 'skipped' as const },
    { name: 'c', state: 'skipped' as const },
    { name: 'd', state: 'failed' as const },
  ];
  assert.deepEqual(count(results, { c: 'no engine here' }), {
    passed: 1,
    failures: ['b (skipped)', 'd'],
    skips: ['c: no engine here'],
  });
});

test('a failed test says below its name what its assertions said, without colours and stacks', () => {
  const messages = ['\u001b[31mExpected 1\u001b[39m\n\n    at file.js:3', 'x\n'.repeat(40)];
  const [failure = ''] = count([{ name: 'a', state: 'failed', messages }]).failures;
  assert.deepEqual(failure.split('\n').slice(0, 3), ['a', '      Expected 1', '      x']);
  assert.equal(failure.split('\n').length, 13);
});

test('an integration test runs in every topology in which it could come out otherwise, and in one at least', () => {
  const passes = (file: string, text: string) =>
    (['one process', 'split', 'own', 'alone'] as const).filter((pass) => runsIn(pass, file, text));
  const at = (folder: string, kind = '') => `${folder}/dist/a${kind}.integration.test.js`;
  const answers = "import { signIn } from '@talent-os/testing';";
  const more = "import { eventually, signIn } from '@talent-os/testing';";
  assert.deepEqual(passes(at('services/sales'), answers), ['split']);
  assert.deepEqual(passes(at('services/sales'), more), ['one process', 'split']);
  assert.deepEqual(passes(at('apps/gateway'), answers), ['one process', 'split']);
  assert.deepEqual(passes(at('libs/service-kit'), more), ['one process']);
  assert.deepEqual(passes(at('services/chat', '.own'), answers), ['own']);
  assert.deepEqual(passes(at('services/chat', '.alone'), more), ['alone']);
});

test('a file belongs to the same part whichever others there are, and every part has some', () => {
  const parts = Array.from({ length: 40 }, (_, at) => partOf(`services/sales/dist/a${at}.integration.test.js`, 2));
  assert.deepEqual([...new Set(parts)].toSorted(), [0, 1]);
  assert.equal(partOf('services/sales/dist/a0.integration.test.js', 1), 0);
});

test('a Jest file that could not be run is a failed test', () => {
  const file = { name: 'x.test.js', status: 'failed', message: '' };
  const assertion = (fullName: string, status: string): { fullName: string; status: string } => ({ fullName, status });
  const results = jestResults({
    testResults: [
      { ...file, assertionResults: [] },
      { ...file, assertionResults: [assertion('a', 'passed'), assertion('b', 'pending'), assertion('c', 'todo')] },
    ],
  });
  assert.deepEqual(
    results.map(({ state }) => state),
    ['failed', 'passed', 'skipped', 'skipped'],
  );
});

test('a journey that passed only when repeated, and an error outside of any, have failed', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'wide', status }] });
  const results = playwrightResults({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'inner', specs: [spec('two', 'flaky')] }],
      },
      { title: 'b.spec.ts', specs: [spec('three', 'skipped'), spec('four', 'unexpected')] },
    ],
    errors: [{ message: 'no such file' }],
  });
  assert.deepEqual(results, [
    { name: 'a.spec.ts › one › wide', state: 'passed' },
    { name: 'a.spec.ts › inner › two › wide (passed only when repeated)', state: 'failed' },
    { name: 'b.spec.ts › three › wide', state: 'skipped' },
    { name: 'b.spec.ts › four › wide', state: 'failed' },
    { name: 'no such file', state: 'failed' },
  ]);
});

test('the last line of a report holds the totals over every step', () => {
  const text = report([
    { name: 'unit', seconds: 1, outcome: { passed: 3, failures: ['x'] } },
    { name: 'lint', seconds: 0.1, outcome: { passed: 1, failures: [] } },
  ]);
  assert.equal(text.trimEnd().split('\n').at(-1), '4 passed, 1 failed');
  assert.match(text, /\[unit\] x/);
});

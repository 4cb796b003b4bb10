import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.ts';
import { playwrightResults } from './browser.ts';
import { jestResults, runsIn } from './jest.ts';
import { count } from './outcome.ts';
import { report } from './report.ts';
import { runnerResults } from './tools.ts';

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

test('a failure that stands somewhere is told with its place and its message, one that belongs to no test is not', () => {
  const place = { suite: 'unit' as const, file: 'libs/a/dist/a.test.js' };
  const results = [
    { name: 'a', state: 'failed' as const, message: 'no', place },
    { name: 'unit: the runner failed', state: 'failed' as const },
  ];
  const { failures, failed } = count(results);
  assert.deepEqual(failures, ['a', 'unit: the runner failed']);
  assert.deepEqual(failed, [{ name: 'a', message: 'no', place }]);
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
  assert.deepEqual(passes(at('libs/service-kit'), more), ['split']);
  assert.deepEqual(passes(at('services/chat', '.own'), answers), ['own']);
  assert.deepEqual(passes(at('services/chat', '.alone'), more), ['alone']);
});

test('a Jest file that could not be run is a failed test', () => {
  const at = (name: string) => ({
    name: join(root, name),
    status: 'failed',
    message: 'no such module',
    startTime: 0,
    endTime: 1_000,
  });
  const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const results = jestResults(
    {
      testResults: [
        { ...at('libs/x/dist/x.test.js'), assertionResults: [] },
        {
          ...at('libs/y/dist/y.test.js'),
          assertionResults: [
            assertion('a', 'passed'),
            assertion('b', 'pending'),
            assertion('c', 'todo'),
            assertion('d', 'failed', '\u001B[31mexpected 1\u001B[39m'),
          ],
        },
      ],
    },
    'unit',
  );
  const place = { suite: 'unit', file: 'libs/y/dist/y.test.js' };
  assert.deepEqual(results, [
    {
      name: 'libs/x/dist/x.test.js: could not be run',
      state: 'failed',
      message: 'no such module',
      place: { suite: 'unit', file: 'libs/x/dist/x.test.js' },
    },
    { name: 'a', state: 'passed', place },
    { name: 'b', state: 'skipped', place },
    { name: 'c', state: 'skipped', place },
    { name: 'd', state: 'failed', message: 'expected 1', place },
  ]);
});

test('a journey that passed only when repeated, and an error outside of any, have failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: 'wide', status, results: message === undefined ? [] : [{ errors: [{ message }] }] }],
  });
  const results = playwrightResults(
    {
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('one', 'expected')],
          suites: [{ title: 'inner', file: 'a.spec.ts', specs: [spec('two', 'flaky', 'first')] }],
        },
        { title: 'b/b.spec.ts', specs: [spec('three', 'skipped'), spec('four', 'unexpected', 'no heading')] },
      ],
      errors: [{ message: 'no such file' }],
    },
    (file) => file === 'e2e/a.spec.ts',
  );
  const inA = (...titles: string[]) => ({ suite: 'browser', file: 'e2e/a.spec.ts', titles });
  const inB = { suite: 'browser', file: 'e2e/b/b.spec.ts' };
  assert.deepEqual(results, [
    { name: 'a.spec.ts › one › wide', state: 'passed', place: inA('one') },
    {
      name: 'a.spec.ts › inner › two › wide (passed only when repeated)',
      state: 'failed',
      place: inA('inner', 'two'),
      message: 'first',
    },
    { name: 'b/b.spec.ts › three › wide', state: 'skipped', place: inB },
    { name: 'b/b.spec.ts › four › wide', state: 'failed', place: inB, message: 'no heading' },
    { name: 'no such file', state: 'failed' },
  ]);
});

test("the runner's tests are read with their files and what they said", () => {
  const output = [
    'TAP version 13',
    '# Subtest: holds',
    'ok 1 - holds',
    '  ---',
    '  duration_ms: 1',
    "  type: 'test'",
    '  ...',
    '# Subtest: breaks',
    'not ok 2 - breaks',
    '  ---',
    '  duration_ms: 2',
    "  type: 'test'",
    `  location: '${root}/local/a.test.ts:3:1'`,
    "  failureType: 'testCodeFailure'",
    "  error: 'expected 1'",
    '  ...',
    '# Subtest: left out',
    'ok 3 - left out # SKIP',
    '  ---',
    '  duration_ms: 1',
    '  ...',
    '1..3',
  ].join('\n');
  const results = runnerResults(`${output}\n`, 'runner');
  assert.deepEqual(
    results.map(({ name, state, place }) => [name, state, place?.file]),
    [
      ['holds', 'passed', undefined],
      ['breaks', 'failed', 'local/a.test.ts'],
      ['left out', 'skipped', undefined],
    ],
  );
  assert.match(results[1]?.message ?? '', /expected 1/);
});

test('the last line of a report holds the totals over every step', () => {
  const text = report([
    { name: 'unit', seconds: 1, outcome: { passed: 3, failures: ['x'] } },
    { name: 'lint', seconds: 0.1, outcome: { passed: 1, failures: [] } },
  ]);
  assert.equal(text.trimEnd().split('\n').at(-1), '4 passed, 1 failed');
  assert.match(text, /\[unit\] x/);
});

test('what failed stands in a report with the beginning of what it said', () => {
  const place = { suite: 'unit' as const, file: 'libs/a/dist/a.test.js' };
  const message = `\nexpected 1\n\n${'and more\n'.repeat(40)}`;
  const lines = report([
    { name: 'unit', seconds: 1, outcome: { passed: 3, failures: ['x'], failed: [{ name: 'x', message, place }] } },
  ]).split('\n');
  assert.deepEqual(lines.slice(1, 5), ['Failed:', '  [unit] x', '    | expected 1', '    | and more']);
  assert.equal(lines.filter((line) => line.startsWith('    | ')).length, 12);
});

test('what was unstable is reported by name, with both outcomes and what it said, and counted in a line of its own', () => {
  const place = { suite: 'split' as const, file: 'services/a/dist/a.integration.test.js' };
  const one = (name: string, among: 'failed' | 'passed') => ({
    name,
    message: '\nexpected 1\nreceived 2',
    place,
    among,
  });
  const rows = [
    { name: 'b', seconds: 1, outcome: { passed: 9, failures: [], unstable: [one('x', 'failed'), one('y', 'passed')] } },
  ];
  const text = report(rows, 2);
  assert.deepEqual(text.trimEnd().split('\n').slice(-2), [
    '2 unstable, of at most 2: .local/test/unstable.json',
    '9 passed, 0 failed',
  ]);
  assert.match(text, /\[split\] x\n {4}failed among others, passed alone; services\/a\S+\n {4}\| expected 1\n/);
  assert.match(text, /\[split\] y\n {4}passed among others, failed alone/);
  assert.equal(report(rows, 1).trimEnd().split('\n').at(-1), '9 passed, 2 failed');
  assert.match(report(rows, 1), /more than the 1 that may be/);
});

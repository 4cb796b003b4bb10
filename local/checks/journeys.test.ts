import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unheard } from './browser.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FLOWS } from './flows.data.ts';
import { root } from '../paths.ts';
import { costOf, tooMany, TURNS, turnsOf } from './journeys.ts';

const journey = (file: string, title: string, ...tags: string[]) => ({
  tags,
  titlePath: () => ['', '', file, title],
});

test('what crosses people is never left out; each kind of what takes turns is drawn by itself, by file and titles', () => {
  const [flow, way, main, look] = [
    journey('flow.spec.ts', 'one'),
    journey('flow.spec.ts', 'two', '@more', TURNS.otherWay),
    journey('b/c.spec.ts', 'main'),
    journey('screens.spec.ts', '/', TURNS.look),
  ];
  const asked: string[][] = [];
  const draw = (names: readonly string[]) => (asked.push([...names]), new Set(['b/c.spec.ts main']));
  const isFlow = (file: string) => file === 'flow.spec.ts';
  const { every, turning, left } = turnsOf([flow, way, main, look], { isFlow, draw });
  assert.deepEqual([every, turning], [1, 3]);
  assert.deepEqual(left, [way, look]);
  assert.deepEqual(asked, [['flow.spec.ts two'], ['screens.spec.ts /'], ['b/c.spec.ts main']]);
});

test('what is named as a flow is there, and says what it crosses', () => {
  for (const [file, why] of Object.entries(FLOWS)) {
    assert.ok(existsSync(join(root, 'e2e', file)), file);
    assert.ok(why.length > 10, file);
  }
});

const spec = (title: string, duration: number) => ({
  title,
  tests: [{ projectName: '', status: 'expected', results: [{ duration }] }],
});

test('the cost of journeys is their work', () => {
  const { seconds, slowest } = costOf({
    errors: [],
    suites: [
      { title: 'screens.spec.ts', file: 'screens.spec.ts', specs: [spec('/', 4_000), spec('/sales', 5_000)] },
      {
        title: 'b/b.spec.ts',
        specs: [spec('one', 2_000), spec('two', 500)],
        suites: [{ title: 'inner', specs: [spec('three', 1_000)] }],
      },
    ],
  });
  assert.equal(seconds, 13);
  assert.deepEqual(slowest, ['screens.spec.ts 9 s', 'b/b.spec.ts 4 s']);
});

test('more journeys for every commit than may be are a failure', () => {
  assert.deepEqual(tooMany(66), []);
  assert.equal(tooMany(67).length, 1);
});

test('a file that was to run and of which nothing came is a failure', () => {
  const place = { suite: 'browser' as const, file: 'e2e/a.spec.ts' };
  const names = unheard(['e2e/a.spec.ts', 'e2e/b.spec.ts'], [{ name: 'one', state: 'passed', place }]);
  assert.deepEqual(names, [{ name: 'e2e/b.spec.ts: none of its journeys ran', state: 'failed' }]);
});

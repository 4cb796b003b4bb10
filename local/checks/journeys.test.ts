import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unheard } from './browser.ts';
import { costOf, fallsTo, tooMany, TURNS, turnsOf } from './journeys.ts';

const journey = (file: string, title: string, ...tags: string[]) => ({
  tags,
  titlePath: () => ['', '', file, title],
});
const many = Array.from({ length: 300 }, (_, at) => journey('a.spec.ts', `state ${at}`, TURNS));
const fallsAt = (name: string, turns: number) => fallsTo('first', name, turns);
const leftAt = (commit: string) => turnsOf(many, (name, turns) => fallsTo(commit, name, turns)).left;

test('what takes no turns is never left out, and what does is known by its file and its titles', () => {
  const names: string[] = [];
  const journeys = [journey('a.spec.ts', 'one'), journey('b/c.spec.ts', 'two', '@other', TURNS)];
  const { every, turning, left } = turnsOf(journeys, (name) => (names.push(name), false));
  assert.equal(every, 1);
  assert.deepEqual(turning, [journeys[1]]);
  assert.deepEqual(left, [journeys[1]]);
  assert.deepEqual(names, ['b/c.spec.ts two']);
});

test('about forty fall to a commit however many there are, the same each time, and others to the next', () => {
  const left = leftAt('first');
  assert.ok(left.length > 225 && left.length < 275, `${left.length} of 300 are left`);
  const ran = turnsOf(
    [...many, ...many, ...many].map((one, at) => ({ ...one, titlePath: () => [`${at}`] })),
    fallsAt,
  );
  assert.ok(900 - ran.left.length < 75, `${900 - ran.left.length} of 900 ran`);
  assert.deepEqual(leftAt('first'), left);
  assert.notDeepEqual(leftAt('second'), left);
});

test('within sixty commits every journey has had its turn', () => {
  const left = Array.from({ length: 60 }, (_, at) => new Set(leftAt(`commit ${at}`)));
  assert.deepEqual(
    many.filter((one) => left.every((some) => some.has(one))),
    [],
  );
});

const spec = (title: string, duration: number, ...tags: string[]) => ({
  title,
  tags,
  tests: [{ projectName: '', status: 'expected', results: [{ duration }] }],
});

test('the cost of journeys is their work, and those of every commit are counted without the one of each screen', () => {
  const { everyCommit, seconds, slowest } = costOf({
    errors: [],
    suites: [
      { title: 'screens.spec.ts', file: 'screens.spec.ts', specs: [spec('/', 4_000), spec('/sales', 5_000)] },
      {
        title: 'b/b.spec.ts',
        specs: [spec('one', 2_000), spec('two', 500, 'all')],
        suites: [{ title: 'inner', specs: [spec('three', 1_000)] }],
      },
    ],
  });
  assert.deepEqual([everyCommit, seconds], [2, 13]);
  assert.deepEqual(slowest, ['screens.spec.ts 9 s', 'b/b.spec.ts 4 s']);
});

test('more journeys for every commit than may be are a failure', () => {
  assert.deepEqual(tooMany(110), []);
  assert.deepEqual(
    tooMany(111).map(({ state }) => state),
    ['failed'],
  );
});

test('a file that was to run and of which nothing came is a failure', () => {
  const place = { suite: 'browser' as const, file: 'e2e/a.spec.ts' };
  const names = unheard(['e2e/a.spec.ts', 'e2e/b.spec.ts'], [{ name: 'one', state: 'passed', place }]);
  assert.deepEqual(names, [{ name: 'e2e/b.spec.ts: none of its journeys ran', state: 'failed' }]);
});

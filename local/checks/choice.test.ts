import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.ts';
import { choose, inGroups } from './choice.ts';
import { IN_TURNS, LEFT_TO_ALL, RUNNER_IN_TURNS } from './tiers.data.ts';
import { isForCommit } from './tiers.ts';

const namesOf = (...args: string[]): string[] => choose(args, tmpdir()).checks.map(({ name }) => name);

test('an option stands behind its name or behind an equals sign, and one that does not exist is told', () => {
  for (const args of [['--only', 'unit'], ['--only=unit']]) assert.deepEqual(namesOf(...args), ['unit']);
  assert.throws(() => choose(['--fiel=deals'], tmpdir()), /--fiel[^]*There are --all, --fast/);
  assert.throws(() => choose(['deals'], tmpdir()), /There are --all/);
});

test('machines share the tests among them, and the first does what belongs to none', () => {
  const [first, second] = ['1/2', '2/2'].map((shard) => choose([`--shard=${shard}`], tmpdir()));
  const files = Array.from({ length: 40 }, (_, at) => `services/sales/dist/a${at}.test.js`);
  for (const file of files) assert.notEqual(first!.wanted!(file), second!.wanted!(file));
  assert.ok(files.some(first!.wanted!) && files.some(second!.wanted!));
  assert.ok(first!.checks.some(({ name }) => name === 'lint') && !second!.checks.some(({ name }) => name === 'lint'));
  assert.equal(first!.whole, false);
  for (const wrong of ['3/2', '0/2', 'half']) assert.throws(() => choose([`--shard=${wrong}`], tmpdir()), /is no part/);
});

test('a push needs less than everything, and only the whole of it says something of a commit', () => {
  const [gate, all] = [choose([], tmpdir()), choose(['--all'], tmpdir())];
  assert.deepEqual([gate.tier, gate.whole, gate.triesAgain], ['gate', true, true]);
  assert.deepEqual([all.tier, all.whole], ['all', true]);
  assert.ok(all.checks.some(({ name }) => name === 'memory') && !gate.checks.some(({ name }) => name === 'memory'));
  for (const arg of ['--fast', '--only=unit', '--file=deals', '--since=HEAD'])
    assert.equal(choose([arg], tmpdir()).whole, false, arg);
  assert.deepEqual(namesOf('--only=unit,web'), ['unit', 'web']);
  assert.deepEqual(namesOf('--file=deals'), ['build', 'unit', 'web', 'integration', 'browser']);
});

test('what shares nothing runs side by side, what follows waits for it', () => {
  const groups = inGroups(choose([], tmpdir()).checks).map((group) => group.map(({ name }) => name));
  assert.deepEqual(groups, [
    ['format', 'packages', 'fences', 'build', 'types', 'lint'],
    ['runner', 'runner with services', 'chart', 'unit'],
    ['web'],
    ['integration'],
    ['browser'],
  ]);
});

test('a commit that does not exist is told', () => {
  assert.throws(() => choose(['--since', 'no-such-commit'], tmpdir()), /There is no commit "no-such-commit"/);
});

test('what failed the last time runs again after a build: places by suite, checks as such', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'choice-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  assert.deepEqual(choose(['--failed'], folder).checks, []);
  const places = [
    { suite: 'split', file: 'services/a/dist/a.integration.test.js' },
    { suite: 'split', file: 'services/b/dist/b.integration.test.js' },
    { suite: 'browser', file: 'e2e/a.spec.ts' },
  ];
  writeFileSync(join(folder, 'failed.json'), JSON.stringify({ checks: ['lint'], places }));
  const { checks, whole, triesAgain } = choose(['--failed'], folder);
  assert.deepEqual(
    checks.map(({ name }) => name),
    ['build', 'lint', 'again: split', 'again: browser'],
  );
  assert.deepEqual([whole, triesAgain], [false, false]);
});

test('what is left to the whole or takes turns is there, with its reason, in one of both', () => {
  for (const [file, why] of [LEFT_TO_ALL, IN_TURNS, RUNNER_IN_TURNS].flatMap(Object.entries<string>)) {
    assert.ok(existsSync(join(root, file)), file);
    assert.ok(why.length > 10, file);
  }
  assert.deepEqual(
    Object.keys(IN_TURNS).filter((file) => LEFT_TO_ALL[file] !== undefined),
    [],
  );
});

test('one file of each kind that takes turns falls to a commit, those left to the whole to none, any other to all', () => {
  const commits = Array.from({ length: 600 }, (_, at) => `commit ${at}`);
  const runs = (file: string) => commits.filter((commit) => isForCommit(commit, file)).length;
  assert.equal(runs('services/sales/src/deals/deals.integration.test.ts'), 600);
  for (const file of Object.keys(LEFT_TO_ALL)) assert.equal(runs(file), 0);
  for (const files of [IN_TURNS, RUNNER_IN_TURNS].map(Object.keys)) {
    for (const file of files) assert.ok(runs(file) > 8, `${file}: ${runs(file)}`);
    for (const commit of commits.slice(0, 20))
      assert.equal(files.filter((file) => isForCommit(commit, file)).length, 1);
  }
});

test('what guards who sees what takes no turns', () => {
  const guards = [...Object.keys(IN_TURNS), ...Object.keys(LEFT_TO_ALL)].filter((file) =>
    /walker|tenant|step-up/.test(file),
  );
  assert.deepEqual(guards, []);
});

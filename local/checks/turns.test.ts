import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn, fallsTo } from './turns.ts';

const commits = Array.from({ length: 200 }, (_, at) => `commit ${at}`);
const names = Array.from({ length: 300 }, (_, at) => `state ${at}`);

test('as many fall to a commit as are to, however many there are, the same each time, and others to the next', () => {
  for (const some of [names, names.slice(0, 40), names.slice(0, 25)])
    assert.equal(drawn('first', some, 25).size, Math.min(25, some.length));
  assert.deepEqual(drawn('first', names, 25), drawn('first', names.toReversed(), 25));
  assert.notDeepEqual(drawn('first', names, 25), drawn('second', names, 25));
});

test('within two hundred commits everything has had its turn', () => {
  const had = new Set(commits.flatMap((commit) => [...drawn(commit, names, 25)]));
  assert.equal(had.size, names.length);
});

test('about a third of all falls to a commit', () => {
  for (const name of names.slice(0, 20)) {
    const falls = commits.filter((commit) => fallsTo(commit, name)).length;
    assert.ok(falls > 40 && falls < 95, `${name}: ${falls}`);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeLines } from './times.ts';

const took = (file: string, seconds: number) => ({ suite: 'unit' as const, file, seconds });

test('the twenty slowest files are named, the slowest first', () => {
  const lines = timeLines(
    Array.from({ length: 30 }, (_, at) => took(`file-${at}.test.js`, at)),
    [],
  );
  assert.equal(lines[0], 'The 20 slowest files:');
  assert.equal(lines[1], '    29.0 s  [unit] file-29.test.js');
  assert.equal(lines.filter((line) => line.startsWith('  ')).length, 20);
  assert.deepEqual(timeLines([], []), []);
});

test('a file that takes twice what it took is named, one that is a little slower is not', () => {
  const before = [took('a.js', 10), took('b.js', 10), took('c.js', 0.1)];
  const lines = timeLines([took('a.js', 21), took('b.js', 19), took('c.js', 1), took('d.js', 30)], before);
  const at = lines.indexOf('Twice as slow as the last time:');
  assert.deepEqual(lines.slice(at + 1), ['    21.0 s  [unit] a.js, 10.0 s the last time', '']);
});

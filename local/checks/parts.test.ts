import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.ts';
import { LONG, USUAL_SECONDS } from './parts.data.ts';
import { dealt, partOf } from './parts.ts';

const files = Array.from({ length: 40 }, (_, at) => `services/sales/dist/a${at}.integration.test.js`);

test('a file belongs to the same part whichever others there are, and every part has some', () => {
  assert.deepEqual([...new Set(files.map((file) => partOf(file, 2)))].toSorted(), [0, 1]);
  assert.equal(partOf(files[0]!, 1), 0);
});

test('parts end together: each file is in one of them, and the longest ones make up for what the others have', () => {
  const long = { [files[3]!]: 60, [files[4]!]: 50, [files[5]!]: 20 };
  const parts = dealt(files, 2, undefined, long);
  assert.deepEqual(parts.flat().toSorted(), files.toSorted());
  const [one = 0, other = 0] = parts.map((some) => some.reduce((sum, file) => sum + (long[file] ?? USUAL_SECONDS), 0));
  assert.ok(Math.abs(one - other) <= 20, `${one} and ${other}`);
  const without = dealt(files.slice(1), 2, undefined, long);
  const usual = (some: string[]): string[] => some.filter((file) => long[file] === undefined && file !== files[0]);
  assert.deepEqual(without.map(usual), parts.map(usual));
});

test('what is said to take long is there', () => {
  for (const [file, seconds] of Object.entries(LONG)) assert.ok(existsSync(join(root, file)) && seconds >= 10, file);
});

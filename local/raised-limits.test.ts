import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.ts';
import { RAISED_LIMITS } from './raised-limits.ts';

test('tests raise every limit that an operator can set', () => {
  const settings = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# (RATE_LIMIT_\w+)=/gm);
  assert.deepEqual(Object.keys(RAISED_LIMITS).toSorted(), [...settings].map(([, name]) => name).toSorted());
});

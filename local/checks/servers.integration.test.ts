import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepLogs } from '../product.ts';
import type { CheckContext } from './outcome.ts';
import { leaveServers, takeServers } from './servers.ts';

test('checks of a run stand on the same servers, which go with the last of them', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'servers-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const context: CheckContext = { tier: 'gate', signal: new AbortController().signal, folder, times: [] };
  const [one, other] = await Promise.all([takeServers(context), takeServers(context)]);
  assert.equal(one, other);
  keepLogs(one, join(folder, 'kept'));
  assert.ok(existsSync(join(folder, 'kept', 'postgres.log')));
  await leaveServers();
  assert.ok(existsSync(one.dir));
  await leaveServers();
  assert.ok(!existsSync(one.dir));
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { beginningOf, takeLock } from './lock.mjs';

function folderFor(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a second start is told who runs, and where', (context) => {
  const folder = folderFor(context);
  const first = takeLock('http://localhost:1', folder);
  assert.ok(first.release);
  assert.equal(takeLock('http://localhost:2', folder).other?.address, 'http://localhost:1');
  first.release();
  assert.ok(takeLock('http://localhost:2', folder).release);
});

test('the lock of a process that ended does not count', (context) => {
  const folder = folderFor(context);
  const { pid } = spawnSync('true');
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid, began: '1', address: 'x' }));
  assert.ok(takeLock('y', folder).release);
});

test('nor does one whose process id was given to another program', (context) => {
  const folder = folderFor(context);
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: process.pid, began: '1', address: 'x' }));
  assert.ok(beginningOf(process.pid) === undefined || takeLock('y', folder).release);
});

test('half a lock does not count, and nothing is left beside it', (context) => {
  const folder = folderFor(context);
  writeFileSync(join(folder, 'lock.json'), '{"pid":');
  assert.ok(takeLock('y', folder).release);
  assert.deepEqual(readdirSync(folder), ['lock.json']);
});

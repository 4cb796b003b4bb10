import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { tookSince } from './began.ts';
import { root } from './paths.ts';

test('the time that is said begins before the packages', () => {
  assert.equal(tookSince({ TALENT_OS_BEGAN: '1000' }, 97_400), '96.4 s');
});

test('a beginning that nobody told, or that is still to come, is now', () => {
  for (const began of [undefined, '', 'soon', '98000'])
    assert.equal(tookSince({ TALENT_OS_BEGAN: began }, 97_400), '0.0 s');
});

test('whatever is started is told when its command began', () => {
  const folder = mkdtempSync(join(tmpdir(), 'began-'));
  try {
    const script = join(folder, 'say.mjs');
    writeFileSync(script, `console.log(process.env.TALENT_OS_BEGAN)`);
    const before = Date.now();
    const said = execFileSync(process.execPath, ['local/run.mjs', relative(root, script)], { cwd: root });
    const began = Number(String(said).trim().split('\n').at(-1));
    assert.ok(began >= before && began <= Date.now());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

// The rules that need types are shown to be on: a planted promise without an owner is caught.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, toolFile } from './paths.ts';

const work = `const work = (): Promise<void> => Promise.reject(new Error('away'));\n`;

/** What is planted, where, and the rule that must say so. */
const FAULTS: [title: string, path: string, text: string, rule: string][] = [
  ['a promise that nobody waits for', 'services/sales/src/a.ts', `${work}work();`, 'no-floating-promises'],
  ['a promise that is only called void', 'libs/kit/src/b.ts', `${work}void work();`, 'no-floating-promises'],
  ['one behind an arrow', 'apps/gateway/src/c.ts', `${work}setTimeout(() => void work(), 10);`, 'no-void'],
  ['an async listener', 'local/d.ts', `${work}setInterval(async () => work(), 10);`, 'no-misused-promises'],
  ['a promise of a browser', 'apps/web/src/e.tsx', `${work}work();`, 'no-floating-promises'],
  ['a promise of a journey', 'e2e/f.spec.ts', `${work}void work();`, 'no-floating-promises'],
];

test('promises without an owner are caught, wherever they stand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [, path, text] of FAULTS) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), `${text}\nexport {};\n`);
    }
    const { stdout } = spawnSync(toolFile('oxlint'), ['--deny-warnings', '-f', 'unix'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const lines = stdout.split('\n');
    for (const [title, path, , rule] of FAULTS)
      assert.ok(
        lines.some((line) => line.includes(path) && line.includes(`(${rule})`)),
        `not caught: ${title}; said ${stdout}`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

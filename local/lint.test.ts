// Rules of the linter are shown to be on: a planted promise without an owner is caught, and a function that does too much.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, toolFile } from './paths.ts';

const work = `const work = (): Promise<void> => Promise.reject(new Error('away'));\n`;

const long = `export function long(): number {\n  let a = 0;\n${'  a += 1;\n'.repeat(60)}  return a;\n}`;
const ifs = Array.from({ length: 15 }, (_, at) => `  if (a === ${at}) return 'at ${at}';`).join('\n');
const branchy = `export const branchy = (a: number): string => {\n${ifs}\n  return '';\n};`;

const hooked = `import { useId } from 'react';\nexport function Named({ name }: { readonly name: string }) {\n  if (name) return <p>{name}</p>;\n  return <p id={useId()} />;\n}`;

/** What is planted, where, and the rule that must say so. */
const FAULTS: [title: string, path: string, text: string, rule: string][] = [
  ['a promise that nobody waits for', 'services/sales/src/a.ts', `${work}work();`, 'no-floating-promises'],
  ['a promise that is only called void', 'libs/kit/src/b.ts', `${work}void work();`, 'no-floating-promises'],
  ['one behind an arrow', 'apps/gateway/src/c.ts', `${work}setTimeout(() => void work(), 10);`, 'no-void'],
  ['an async listener', 'local/d.ts', `${work}setInterval(async () => work(), 10);`, 'no-misused-promises'],
  ['a promise of a browser', 'apps/web/src/e.tsx', `${work}work();`, 'no-floating-promises'],
  ['a promise of a journey', 'e2e/f.spec.ts', `${work}void work();`, 'no-floating-promises'],
  ['a function of more than 60 lines', 'services/sales/src/g.ts', long, 'max-lines-per-function'],
  ['a function of more than 15 branches', 'apps/web/src/h.tsx', branchy, 'complexity'],
  ['a hook behind a condition', 'apps/web/src/i.tsx', hooked, 'rules-of-hooks'],
];

test('what the linter has to find is found, wherever it stands', () => {
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

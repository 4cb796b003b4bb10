import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of programs for the tests: a PATH of their own, on which nothing is found that a test has not put there. */
export function programs() {
  const folder = mkdtempSync(join(tmpdir(), 'talent-os-test-programs-'));
  return {
    path: folder,
    /** Puts a shell script there. */
    add(name: string, script: string): string {
      const file = join(folder, name);
      // What a script uses itself is not what the product finds.
      writeFileSync(file, `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`);
      chmodSync(file, 0o755);
      return file;
    },
    clear: () => readdirSync(folder).forEach((name) => rmSync(join(folder, name))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

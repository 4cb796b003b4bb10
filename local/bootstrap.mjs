// The common beginning of `npm start`, `npm test`, `npm run bench` and `npm run drill`: packages
// installed, then a TypeScript file of this repository on Node 24, which runs it as it is.
// Builtins only, and no syntax newer than Node 20.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findNode, installPackages, root, runAttached } from './install.mjs';

/**
 * Installs what is missing, then runs a script with arguments. Answers the exit code.
 * @param {string} script relative to the repository
 * @param {string[]} args
 */
export async function bootstrap(script, args) {
  const began = Date.now();
  const installCode = await installPackages();
  if (installCode !== 0) return installCode;
  const node = findNode();
  if (!node) {
    console.error(
      `Talent OS needs Node 24.11 or newer, and no packaged one exists for ${process.platform} ${process.arch}. ` +
        `This is ${process.version}: install Node 24 (https://nodejs.org) and start again.`,
    );
    return 1;
  }
  // Every tool started from here on runs on this Node too.
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  // The channel tells the other side when this process is gone, so that it can stop what it started.
  return runAttached(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path, TALENT_OS_BEGAN: String(began) },
  });
}

/** Reads `.env` of the repository where there is one; what the environment already says wins. */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file) && process.loadEnvFile) process.loadEnvFile(file);
}

// Installs packages when package-lock.json changed since the last install, and finds the pinned Node.
// Builtins only, and no syntax newer than Node 20: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [24, 11];
// Inside node_modules, so that deleting the folder also deletes the claim that it is complete.
const stamp = join(root, 'node_modules', '.talent-os-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Notes that node_modules holds what package-lock.json says. */
export function writeStamp() {
  writeFileSync(stamp, lockHash());
}

const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/**
 * Runs a command to its end with the terminal attached and answers its exit code. Signals are
 * handed on, so that whoever stops this process stops the command too and still gets its clean-up.
 */
export function runAttached(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const handOn = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, handOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, handOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** Runs `npm ci` unless node_modules already matches the lock. Answers npm's exit code. */
export async function installPackages() {
  if (installed()) return 0;
  const began = Date.now();
  console.log('… Packages: installing what package-lock.json names (about a minute on the first start)');
  const code = await runAttached('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm ci failed. Check the connection to the npm registry and the free disk space, then start again.');
    return code;
  }
  writeStamp();
  console.log(`✓ Packages  (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return 0;
}

/** The Node to run everything else on: the pinned one, or the user's own where none is published for this platform. */
export function findNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const recent = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return recent ? process.execPath : undefined;
}

// Installs packages when package-lock.json changed since the last install, and finds the pinned Node.
// Builtins only, and no syntax newer than Node 20: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = { major: 24, minor: 11 };
// What node_modules takes.
const PACKAGES_MB = 1000;
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
 * Calls back when npm is gone. On SIGTERM npm ends itself and the shell between it and a script, but
 * not the script, which then has another parent. Started without npm, a parent may end as it likes.
 * @param {() => void} act
 */
function whenAbandoned(act) {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 250);
  return timer;
}

/**
 * Runs a command to its end with the terminal attached and answers its exit code. Signals are
 * handed on, so that whoever stops this process stops the command too and still gets its clean-up.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runAttached(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const handOn = (signal) => child.kill(signal);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, handOn);
    const parentWatch = whenAbandoned(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(parentWatch);
      for (const name of signals) process.off(name, handOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * A message when a disk is too full to begin, or nothing.
 * @param {string} folder
 * @param {number} megabytes what is needed
 */
export function spaceProblem(folder, megabytes) {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return undefined;
  return `Only ${free} MB are free on the disk of ${folder}; ${megabytes} MB are needed. Free some space and start again.`;
}

/** Runs `npm ci` unless node_modules already matches the lock. Answers npm's exit code. */
export async function installPackages() {
  const present = installed();
  const problem = spaceProblem(root, present ? 500 : 500 + PACKAGES_MB);
  if (problem) {
    console.error(problem);
    return 1;
  }
  if (present) return 0;
  const began = Date.now();
  console.log('… Packages: installing what package-lock.json names (about a minute on the first start)');
  // No package of ours needs its install script, and code of strangers should not run merely by being installed.
  const code = await runAttached('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm ci failed. Check the connection to the npm registry and the free disk space, then start again.');
    return code;
  }
  linkNode();
  writeStamp();
  console.log(`✓ Packages  (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return 0;
}

const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');

/**
 * Puts the pinned Node beside the tools, where npm scripts look first. npm 11 has done it already; npm 10
 * takes the link away again together with the package of the other platform, which bears the same name.
 */
function linkNode() {
  const link = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(pinned) || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), pinned), link);
}

/** The Node to run everything else on: the pinned one, or the user's own where none is published for this platform. */
export function findNode() {
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const recent = major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor);
  return recent ? process.execPath : undefined;
}

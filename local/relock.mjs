// Refreshes package-lock.json (`npm run relock`).
//
// Native tools ship one optional package per platform. A registry may not carry every one of
// them in the version asked for; npm then leaves it out of the lock, and `npm ci` refuses a lock
// in which an optional package is missing. So each missing one gets an entry that names its
// version and platform: npm skips it everywhere but on that platform.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, writeStamp } from './install.mjs';

/** @typedef {{ dev?: boolean | undefined, optionalDependencies?: Record<string, string>, [field: string]: unknown }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

const OS = ['darwin', 'linux', 'android', 'freebsd', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];
// Names that do not spell the platform as npm does.
/** @type {Record<string, string>} */
const OS_ALIAS = { windows: 'win32' };
/** @type {Record<string, string>} */
const CPU_ALIAS = { 64: 'x64', ppc64le: 'ppc64' };

/**
 * The platform fields of a package, read from its name (`@scope/tool-linux-x64-musl`).
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split(/[/@-]/);
  const os = words.map((word) => OS_ALIAS[word] ?? (OS.includes(word) ? word : undefined)).find(Boolean);
  const cpu = words.map((word) => CPU_ALIAS[word] ?? (CPU.includes(word) ? word : undefined)).find(Boolean);
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    cpu: cpu ? [cpu] : undefined,
    libc: libc && os === 'linux' ? [libc] : undefined,
    os: os ? [os] : undefined,
  };
}

/**
 * Whether a package installed at `from` would find `name` in the lock, searching upwards as Node does.
 * @param {Lock['packages']} packages
 * @param {string} from
 * @param {string} name
 */
function resolves(packages, from, name) {
  for (let folder = from; ;) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const end = folder.lastIndexOf('/node_modules/');
    folder = end < 0 ? '' : folder.slice(0, end);
  }
}

/**
 * Adds the missing optional packages to a lock (changed in place) and answers how many there were.
 * @param {Lock} lock
 */
export function completeLock(lock) {
  let added = 0;
  for (const [folder, entry] of Object.entries(lock.packages)) {
    for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
      if (resolves(lock.packages, folder, name)) continue;
      const { cpu, libc, os } = platformOf(name);
      const version = wanted.replace(/^[~^]/, '');
      // In npm's own order of fields, so that the next run changes nothing.
      lock.packages[`node_modules/${name}`] = { version, cpu, dev: entry.dev, libc, optional: true, os };
      added += 1;
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const install = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLock(lock);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  writeStamp();
  console.log(`package-lock.json is complete (${added} optional platform packages added)`);
}

// One running Talent OS per clone. The lock is taken before packages are installed, because two
// installs at once would take node_modules away from each other. Builtins only, Node 20.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** @typedef {{ pid: number, began?: string | undefined }} ProcessMark */
/** @typedef {ProcessMark & { address: string }} Holder */

/**
 * What the kernel says about a process; nothing where the system does not tell.
 * @param {number} pid
 * @returns {{ state: string | undefined, began: string | undefined } | undefined}
 */
function kernelView(pid) {
  try {
    // The name in field 2 may hold spaces; the fields after it are counted from its closing bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state: fields[0], began: fields[19] };
  } catch {
    return undefined;
  }
}

/**
 * When a process began, in the kernel's own unit. A process id alone may have been given to another
 * program since.
 * @param {number} pid
 */
export const beginningOf = (pid) => kernelView(pid)?.began;

/**
 * Whether the process that was marked still lives.
 * @param {ProcessMark} mark
 */
export function isAlive(mark) {
  try {
    process.kill(mark.pid, 0);
  } catch (error) {
    // Not permitted means that it exists and belongs to someone else.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  const view = kernelView(mark.pid);
  if (view === undefined || mark.began === undefined) return true;
  // Z: it has ended, and only its entry waits for a parent to read it.
  return view.state !== 'Z' && view.began === mark.began;
}

/**
 * @param {string} file
 * @returns {Holder | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock of a folder. Answers `{ release }`, or `{ other }` with who holds it.
 * @param {string} address where the product can be reached, for the message of a second start
 * @returns {{ other: Holder, release?: undefined } | { other?: undefined, release: () => void }}
 */
export function takeLock(address, folder = join(root, '.local')) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  // Written beside and then linked, so that nobody ever reads half a lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, began: beginningOf(process.pid), address }));
  try {
    for (;;) {
      try {
        linkSync(draft, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      }
      const other = read(file);
      if (other && isAlive(other)) return { other };
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

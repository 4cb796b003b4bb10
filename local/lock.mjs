// One running Talent OS per clone. The lock is taken before packages are installed, because two
// installs at once would take node_modules away from each other. Builtins only, Node 20.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** When a process began, in the kernel's own unit: a process id alone may have been given to another program. */
function beginning(pid) {
  try {
    // The name in field 2 may hold spaces; the fields after it are counted from its closing bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
    return fields[19];
  } catch {
    return undefined;
  }
}

function alive(holder) {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // Not permitted means that it exists and belongs to someone else.
    if (error.code !== 'EPERM') return false;
  }
  const began = beginning(holder.pid);
  return began === undefined || holder.began === undefined || began === holder.began;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Takes the lock. Answers `{ release }`, or `{ other }` with who holds it. */
export function takeLock(address, folder = join(root, '.local')) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  const mine = JSON.stringify({ pid: process.pid, began: beginning(process.pid), address });
  // Written beside and then linked, so that nobody ever reads half a lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  for (;;) {
    try {
      linkSync(draft, file);
      rmSync(draft);
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const other = read(file);
    if (other && alive(other)) {
      rmSync(draft);
      return { other };
    }
    rmSync(file, { force: true });
  }
}

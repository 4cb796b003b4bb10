import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { needSpace } from './space.ts';
import { readState, updateState } from './state.ts';
import { UserError } from './trouble.ts';

export interface Owner {
  uid?: number | undefined;
  gid?: number | undefined;
}

/** Who runs the database: this user, or `postgres` when this user is root, which the database refuses. */
export function postgresOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => {
    const { stdout, status } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    if (status === 0) return Number(stdout);
    throw new UserError(
      'The database refuses to run as root, and there is no user "postgres" to run it. ' +
        'Create one (adduser --system --group postgres), or start Talent OS as an ordinary user.',
    );
  };
  return { uid: id('-u'), gid: id('-g') };
}

/** Whether the database's user can get into a folder: some folder above may let in only root. */
function canEnter(folder: string, owner: Owner): boolean {
  if (owner.uid === undefined || owner.gid === undefined) return true;
  const { uid, gid } = owner;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0;
}

/** The folder for the database: below `dir`, or in a place its user can reach, remembered from then on. */
export function postgresHome(dir: string, owner: Owner, password: string): string {
  const remembered = readState(dir).postgresFolder;
  const own = join(dir, 'postgres');
  mkdirSync(own, { recursive: true });
  const home = remembered ?? (canEnter(own, owner) ? own : elsewhere(dir, password));
  mkdirSync(home, { recursive: true });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(home, owner.uid, owner.gid);
  chmodSync(home, 0o700);
  needSpace(home);
  if (home !== own && remembered === undefined) {
    updateState(dir, (state) => {
      state.postgresFolder = home;
    });
  }
  return home;
}

/** A new installation at the same place has new secrets, and must not find a database it cannot open. */
function elsewhere(dir: string, password: string): string {
  const name = createHash('sha256')
    .update(`${resolve(dir)} ${password}`)
    .digest('hex')
    .slice(0, 16);
  return `/var/lib/talent-os/${name}`;
}

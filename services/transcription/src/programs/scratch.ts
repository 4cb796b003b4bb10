import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'talent-os-recordings';
/** Folders are named after the process they belong to: number and start, because numbers come again. */
const STARTED = String(Math.round(performance.timeOrigin));
const NAME = /^(\d+)\.(\d+)-/;

/** A private folder for one recording; gone when the work is, however it ends. */
export async function inScratch<T>(work: (folder: string) => Promise<T>, root = tmpdir()): Promise<T> {
  const all = join(root, FOLDER);
  await mkdir(all, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(all, `${process.pid}.${STARTED}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what processes that were killed have left. Answers how many folders those were. */
export async function sweepScratch(root = tmpdir()): Promise<number> {
  const all = join(root, FOLDER);
  const left = (await readdir(all).catch(() => [])).filter((name) => !isInUse(name));
  for (const name of left) await rm(join(all, name), { recursive: true, force: true });
  return left.length;
}

function isInUse(name: string): boolean {
  const [, pid = '', started = ''] = NAME.exec(name) ?? [];
  return Number(pid) === process.pid ? started === STARTED : isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

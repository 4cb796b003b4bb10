import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What a backup holds: the signed checkpoints of the audit trail, and the database. Keys are kept elsewhere, on purpose. */
export const BACKUP_FILES = ['checkpoints.tar', 'database.dump'] as const;
const SUMS = 'SHA256SUMS';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
/** A backup that is not complete, or never was. */
const DRAFT = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.partial$/;

/** What the backup of an instant is called; later ones sort later. */
export const backupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
export const draftOf = (name: string): string => `${name}.partial`;

/** Which entries of the folder of backups go, once the newest is complete: all but the newest, and what was left unfinished. */
export function outdated(entries: readonly string[], keep: number): string[] {
  const complete = entries.filter((entry) => NAME.test(entry)).toSorted();
  return [...complete.slice(0, Math.max(0, complete.length - keep)), ...entries.filter((entry) => DRAFT.test(entry))];
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes down what the files of a backup are, as `sha256sum` does. */
export async function writeSums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of BACKUP_FILES) lines.push(`${await sumOf(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, SUMS), lines.join(''));
}

/** Throws, naming it, where a file of a backup is missing or is not what was written. */
export async function checkSums(folder: string): Promise<void> {
  const written = new Map(
    (await readFile(join(folder, SUMS), 'utf8')).split('\n').map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  for (const file of BACKUP_FILES)
    if (written.get(file) !== (await sumOf(join(folder, file))))
      throw new Error(`${join(folder, file)} is not what the backup wrote`);
}

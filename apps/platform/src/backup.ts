import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@talent-os/service-kit/config';
import { backupName, draftOf, outdated, writeSums } from './backup-files.js';
import { postgresLogin, run } from './postgres-programs.js';

const USAGE = `usage: node apps/platform/dist/backup.js <folder> [--keep <number>]

Backs the installation up into a new folder below this one and, where --keep says how many, removes the oldest ones. It
signs in as the owner of the database, who must see every row: a superuser, or a role with BYPASSRLS.`;

/** Postgres is the record; what NATS and Redis hold is made again from it. */
async function backUp(folder: string, keep: number | undefined): Promise<string> {
  const config = readConfig();
  const name = backupName(new Date());
  const draft = join(folder, draftOf(name));
  await mkdir(draft, { recursive: true, mode: 0o700 });
  // Checkpoints first: they must not know of events that the copy of the database lacks.
  const checkpoints = resolve(config.AUDIT_CHECKPOINT_DIR);
  // Before the first of them is signed there is no folder.
  const what = existsSync(checkpoints) ? ['-C', dirname(checkpoints), basename(checkpoints)] : ['-T', '/dev/null'];
  await run('tar', ['-cf', join(draft, 'checkpoints.tar'), ...what], { alsoGood: [1] });
  const { address, env } = postgresLogin(config.DATABASE_URL);
  await run('pg_dump', ['--format=custom', `--file=${join(draft, 'database.dump')}`, `--dbname=${address}`], { env });
  await writeSums(draft);
  await rename(draft, join(folder, name));
  if (keep !== undefined)
    for (const old of outdated(await readdir(folder), keep)) await rm(join(folder, old), { recursive: true });
  return join(folder, name);
}

try {
  const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0)))
    throw new Error(USAGE);
  const made = await backUp(resolve(folder), keep);
  console.log(`${made}: complete. The keys are not in it: without master_key nothing sealed in it can be read.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

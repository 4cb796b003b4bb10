import 'reflect-metadata';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '@talent-os/service-kit/config';
import { whileMigrating } from '@talent-os/service-kit/database/migration-lock';
import { restoring, schemasOf } from '@talent-os/service-kit/database/restoring';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { checkSums } from './backup-files.js';
import { load, services } from './parts.js';
import { postgresLogin, run } from './postgres-programs.js';

const USAGE = `usage: node apps/platform/dist/restore.js <backup>

Restores what backup.js, or deploy/docker/backup.sh, wrote into an installation without data. It signs in as the owner of
the database: a superuser, or a role with CREATEROLE and BYPASSRLS. Migrations come after it.`;

async function restore(from: string): Promise<void> {
  await checkSums(from);
  const config = readConfig();
  const definitions = await load(Object.keys(services));
  const schemas = schemasOf(definitions).map(({ schema }) => schema);
  const { address, env } = postgresLogin(config.DATABASE_URL);
  const dump = join(from, 'database.dump');
  await whileMigrating(config, createLogger(config.LOG_LEVEL), () =>
    restoring(definitions, config, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'restore-'));
      try {
        const list = join(folder, 'list');
        await writeFile(list, withoutSchemas(await run('pg_restore', ['--list', dump]), schemas));
        const whole = ['--exit-on-error', '--single-transaction'];
        await run('pg_restore', [...whole, `--use-list=${list}`, `--dbname=${address}`, dump], { env });
      } finally {
        await rm(folder, { recursive: true });
      }
    }),
  );
  const checkpoints = dirname(resolve(config.AUDIT_CHECKPOINT_DIR));
  await mkdir(checkpoints, { recursive: true, mode: 0o700 });
  // Whose they were, on another machine, is nobody here.
  await run('tar', ['-C', checkpoints, '--no-same-owner', '-xf', join(from, 'checkpoints.tar')]);
}

/** The list of what a dump holds, without the schemas that are there already. */
const withoutSchemas = (list: string, schemas: readonly string[]): string =>
  list
    .split('\n')
    .filter((line) => !schemas.includes(/ SCHEMA - (\S+) /.exec(line)?.[1] ?? ''))
    .join('\n');

try {
  const [from, ...more] = process.argv.slice(2);
  if (!from || more.length > 0) throw new Error(USAGE);
  await restore(resolve(from));
  console.log(`${from} is restored. Events of the last days go out again once the product runs.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

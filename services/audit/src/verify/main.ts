import { accessSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { DataSource, type QueryRunner } from 'typeorm';
import { copyIn, linesOf } from './exported-lines.js';
import { lineOf } from './report.js';
import { lineOfFile, verifySignedFile } from './signed-file.js';
import { trustedKeys, type TrustedKeys } from './signatures.js';
import { databaseSource, type RowReader } from './source.js';
import type { VerificationResult } from './verdict.js';
import { verifyChain, type Trust } from './verify-chain.js';

/**
 * Verifies the audit chain of every organization and prints a line for each. Needs to read the audit schema, nothing else.
 *
 *   DATABASE_URL             a login that may select from it
 *   AUDIT_CHECKPOINT_DIR     the exported checkpoints
 *   AUDIT_TRUSTED_KEYS_FILE  public keys, PEM; or AUDIT_KEY_FILE, the signing key
 *
 *   --until <instant>        the product ran until then; without it, until now, unless it is not connected to the database
 *                            and the last sign of life says that it was stopped
 *   --anchors <file>         signs of life that were kept elsewhere, a line each (the product logs one a day)
 *
 *   --export <file>          verifies a signed file instead, with the keys alone: neither database nor copy is asked
 *
 * Exit code: 0 all chains are sound, 1 one is not, 2 it could not be found out. `npm run verify` keeps its memory below
 * 256 MB, however long the chains.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { until: { type: 'string' }, anchors: { type: 'string' }, export: { type: 'string' } },
  });
  if (values.export !== undefined) return verifyFile(values.export);
  const directory = required('AUDIT_CHECKPOINT_DIR');
  const keys = keysFrom(process.env['AUDIT_TRUSTED_KEYS_FILE'], process.env['AUDIT_KEY_FILE']);
  const anchors = values.anchors === undefined ? [] : readFileSync(values.anchors, 'utf8').split('\n');
  const source = await new DataSource({ type: 'postgres', url: required('DATABASE_URL'), poolSize: 1 }).initialize();
  const runner = source.createQueryRunner();
  try {
    // The whole point is that nothing is changed by looking.
    await runner.query(`set default_transaction_read_only = on`);
    const mayBeStopped = values.until === undefined && !(await isRunning(runner));
    const expected = () => ({ until: values.until === undefined ? Date.now() : instantOf(values.until), mayBeStopped });
    const verdicts: VerificationResult[] = [];
    for (const organizationId of await organizations(runner, directory)) {
      const started = performance.now();
      const verdict = await verifyOne(runner, organizationId, directory, { keys, anchors, expected: expected() });
      verdicts.push(verdict);
      process.stdout.write(lineOf(organizationId, verdict, performance.now() - started));
    }
    return conclude(verdicts, (await organizations(runner, directory)).length);
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function verifyFile(path: string): Promise<number> {
  const keys = keysFrom(process.env['AUDIT_TRUSTED_KEYS_FILE'], process.env['AUDIT_KEY_FILE']);
  accessSync(path);
  const verdict = await verifySignedFile(linesOf(path), keys);
  process.stdout.write(lineOfFile(verdict));
  return verdict.fault ? 1 : 0;
}

/** What all verdicts together say: chains that are counted in a sign of life and stand nowhere are gone altogether. */
function conclude(verdicts: readonly VerificationResult[], found: number): number {
  const counted = Math.max(0, ...verdicts.map(({ heartbeat }) => heartbeat?.chains ?? 0));
  const faults = verdicts.filter(({ valid }) => !valid).length;
  const gone = Math.max(0, counted - found);
  process.stdout.write(`${verdicts.length} chains, ${faults} with a fault${gone > 0 ? `, ${gone} gone` : ''}\n`);
  if (verdicts.length === 0) throw new Error('there is no chain to verify, neither in the database nor in the copy');
  return faults + gone === 0 ? 0 : 1;
}

async function verifyOne(
  runner: QueryRunner,
  organizationId: string,
  directory: string,
  trust: Trust,
): Promise<VerificationResult> {
  await runner.query(`select set_config('app.organization_id', $1, false)`, [organizationId]);
  const read: RowReader = async <Row extends object>(sql: string, args: readonly number[] = []) => {
    const rows = (await runner.query(sql, [organizationId, ...args])) as (Row & { sequence: number | string })[];
    return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
  };
  return verifyChain(organizationId, databaseSource(read, copyIn(directory, organizationId)), trust);
}

/** Those the database lists and those the exported files know: a chain that is gone altogether is found too. */
async function organizations(runner: QueryRunner, directory: string): Promise<string[]> {
  const listed = (await runner.query('select organization_id as id from audit.chain')) as { id: string }[];
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const exported = names.flatMap((name) => /^([\da-f-]{36})\.(?:jsonl|heartbeat\.json)$/.exec(name)?.[1] ?? []);
  return [...new Set([...listed.map(({ id }) => id), ...exported])].toSorted();
}

/** Whether the audit service is connected to this database. */
async function isRunning(runner: QueryRunner): Promise<boolean> {
  const sessions = (await runner.query(
    `select 1 from pg_catalog.pg_stat_activity where datname = current_database() and usename like 'talentos\\_audit%' limit 1`,
  )) as object[];
  return sessions.length > 0;
}

function instantOf(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new Error('--until takes an instant: 2026-11-20T10:00:00Z');
  return instant;
}

function keysFrom(...files: readonly (string | undefined)[]): TrustedKeys {
  const named = files.filter((file) => file !== undefined);
  if (named.length === 0) throw new Error('AUDIT_TRUSTED_KEYS_FILE or AUDIT_KEY_FILE is required');
  return trustedKeys(named.map((file) => readFileSync(file, 'utf8')));
}

function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is required`);
  return value;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource, type QueryRunner } from 'typeorm';
import { linesOf } from './exported-lines.js';
import { trustedKeys, type TrustedKeys } from './signatures.js';
import { databaseSource, type Read } from './source.js';
import type { Verdict } from './verdict.js';
import { verifyChain } from './verify-chain.js';

/**
 * Verifies the audit chain of every organization and prints a line for each. Needs to read the audit schema, nothing else.
 *
 *   DATABASE_URL             a login that may select from it
 *   AUDIT_CHECKPOINT_DIR     the exported checkpoints
 *   AUDIT_TRUSTED_KEYS_FILE  public keys, PEM; or AUDIT_KEY_FILE, the signing key
 *
 * Exit code: 0 all chains are sound, 1 one is not, 2 it could not be found out. `npm run verify` keeps its memory below
 * 256 MB, however long the chains.
 */
async function main(): Promise<number> {
  const directory = required('AUDIT_CHECKPOINT_DIR');
  const keys = keysFrom(process.env['AUDIT_TRUSTED_KEYS_FILE'], process.env['AUDIT_KEY_FILE']);
  const source = await new DataSource({ type: 'postgres', url: required('DATABASE_URL'), poolSize: 1 }).initialize();
  const runner = source.createQueryRunner();
  try {
    // The whole point is that nothing is changed by looking.
    await runner.query(`set default_transaction_read_only = on`);
    const verdicts: Verdict[] = [];
    for (const organizationId of await organizations(runner, directory)) {
      const started = performance.now();
      const verdict = await verifyOne(runner, organizationId, directory, keys);
      verdicts.push(verdict);
      process.stdout.write(lineOf(organizationId, verdict, performance.now() - started));
    }
    process.stdout.write(`${verdicts.length} chains, ${verdicts.filter(({ valid }) => !valid).length} with a fault\n`);
    return verdicts.every(({ valid }) => valid) ? 0 : 1;
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function verifyOne(
  runner: QueryRunner,
  organizationId: string,
  directory: string,
  keys: TrustedKeys,
): Promise<Verdict> {
  await runner.query(`select set_config('app.organization_id', $1, false)`, [organizationId]);
  const read: Read = async <Row extends object>(sql: string, args: readonly number[] = []) => {
    const rows = (await runner.query(sql, [organizationId, ...args])) as (Row & { sequence: number | string })[];
    return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
  };
  const file = join(directory, `${organizationId}.jsonl`);
  return verifyChain(
    organizationId,
    databaseSource(read, () => linesOf(file)),
    keys,
  );
}

/** Those the database lists and those the exported files know: a chain that is gone altogether is found too. */
async function organizations(runner: QueryRunner, directory: string): Promise<string[]> {
  const listed = (await runner.query('select organization_id as id from audit.chain')) as { id: string }[];
  const exported = (await readdir(directory))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length));
  return [...new Set([...listed.map(({ id }) => id), ...exported])].toSorted();
}

function lineOf(organizationId: string, { valid, events, checkpoints, fault }: Verdict, milliseconds: number): string {
  const found = fault ? `${fault.kind} at ${fault.sequence}` : '';
  const columns = [
    organizationId,
    valid ? 'sound' : 'FAULT',
    `${events} events`,
    `${checkpoints} checkpoints`,
    `${(milliseconds / 1000).toFixed(1)} s`,
    found,
  ];
  return `${columns
    .map((column, index) => column.padEnd([36, 5, 16, 18, 8, 0][index]!))
    .join('  ')
    .trimEnd()}\n`;
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

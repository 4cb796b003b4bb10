import type { DataSource, QueryRunner } from 'typeorm';
import type { Config } from '../config.js';
import type { ServiceDefinition } from '../definition.js';
import { ensureRoles } from './kit-tables.js';
import { ownerSource } from './migrate.js';
import { readerOf } from './secure.js';

const bare = (definition: ServiceDefinition, config: Config): DataSource =>
  ownerSource({ ...definition, entities: [], migrations: [] }, config);

/** Every schema of these services, with whose it is. */
export const schemasOf = (definitions: readonly ServiceDefinition[]): { schema: string; service: string }[] =>
  definitions.flatMap(({ name, schemas = [] }) => [name, ...schemas].map((schema) => ({ schema, service: name })));

/**
 * Fills a database from elsewhere, `fill`. Before it there are the roles and the schemas, and each schema's reader may make
 * in it, and is one of the owner's own: an owner who is no superuser can hand it its views only so. Afterwards neither is
 * so, and events of the last days go out again: what had been published may not have arrived everywhere, and every listener
 * knows what it has. Throws where there are tables already.
 */
export async function restoring(
  definitions: readonly ServiceDefinition[],
  config: Config,
  fill: () => Promise<unknown>,
): Promise<void> {
  const source = await bare(definitions[0]!, config).initialize();
  const runner = source.createQueryRunner();
  const names = definitions.map(({ name }) => name);
  const schemas = schemasOf(definitions);
  try {
    await refuseData(
      runner,
      schemas.map(({ schema }) => schema),
    );
    const superuser = await isSuperuser(runner);
    for (const name of names) {
      await ensureRoles(runner, name, config);
      if (!superuser) await runner.query(`grant ${readerOf(name)} to current_user`);
    }
    for (const { schema, service } of schemas) {
      await runner.query(`create schema if not exists ${schema}`);
      await runner.query(`grant create on schema ${schema} to ${readerOf(service)}`);
    }
    await fill();
    for (const { schema, service } of schemas)
      await runner.query(`revoke create on schema ${schema} from ${readerOf(service)}`);
    for (const name of names) {
      await runner.query(`update ${name}.outbox set published_at = null`);
      if (!superuser) await runner.query(`revoke ${readerOf(name)} from current_user`);
    }
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function refuseData(runner: QueryRunner, schemas: readonly string[]): Promise<void> {
  const [{ count }] = await runner.query(
    'select count(*)::int as count from pg_catalog.pg_tables where schemaname = any($1)',
    [schemas],
  );
  if (count > 0) throw new Error('There is data already. A backup is restored into an empty database.');
}

async function isSuperuser(runner: QueryRunner): Promise<boolean> {
  const [{ rolsuper }] = await runner.query('select rolsuper from pg_roles where rolname = current_user');
  return rolsuper as boolean;
}

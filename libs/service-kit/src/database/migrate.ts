import { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import type { ServiceDefinition } from '../definition.js';
import { createKitTables } from './kit-tables.js';
import { READ_BY_PEOPLE, TEXT_ORDER } from './order-texts.js';
import { SnakeNaming } from './naming.js';
import { roleOf } from './secure.js';
import { pg } from './types.js';

const readByPeople: ReadonlySet<string> = new Set(READ_BY_PEOPLE);

/** Entities say what a column holds; in which order it stands is said by its name, once for all of them. */
class OwnerSource extends DataSource {
  protected override async buildMetadatas(): Promise<void> {
    await super.buildMetadatas();
    for (const column of this.entityMetadatas.flatMap(({ ownColumns }) => ownColumns))
      if (column.type === 'text' && !column.isArray && readByPeople.has(column.databaseName))
        column.collation = TEXT_ORDER;
  }
}

/** The owner's connection to one service's schema; each schema keeps its own list of migrations. */
export function ownerSource(definition: ServiceDefinition, config: Config): DataSource {
  return new OwnerSource({
    type: 'postgres',
    driver: pg,
    url: config.DATABASE_URL,
    schema: definition.name,
    entities: [...definition.entities],
    migrations: [...definition.migrations],
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNaming(),
    poolSize: 2,
    extra: { options: '-c timezone=UTC -c lock_timeout=3000' },
  });
}

/** Brings a service's schema up to date; answers the names of the migrations it ran. */
export async function migrate(definition: ServiceDefinition, config: Config): Promise<string[]> {
  const source = await ownerSource(definition, config).initialize();
  try {
    const runner = source.createQueryRunner();
    await createKitTables(runner, definition.name, config);
    await runner.release();
    const ran = await source.runMigrations({ transaction: 'each' });
    // Which of them have run is told to whoever looks after the installation.
    await source.query(`grant select on ${definition.name}.migration to ${roleOf(definition.name)}_relay`);
    return ran.map((migration) => migration.name);
  } finally {
    await source.destroy();
  }
}

/** Tells Postgres what a schema holds after it was filled in bulk: until then it plans as if the tables were empty. */
export async function analyze(definition: ServiceDefinition, config: Config): Promise<void> {
  const source = await ownerSource({ ...definition, entities: [], migrations: [] }, config).initialize();
  try {
    const tables: { name: string }[] = await source.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1`,
      [definition.name],
    );
    await source.query(`analyze ${tables.map(({ name }) => name).join(', ')}`);
  } finally {
    await source.destroy();
  }
}

import type { DataSource, EntityMetadata } from 'typeorm';

type Declared = Pick<EntityMetadata, 'tablePath'> & {
  readonly indices: readonly (Pick<EntityMetadata['indices'][number], 'name' | 'columns' | 'where'> & {
    readonly synchronize?: boolean;
  })[];
};
type Difference = { readonly index: string; readonly built: string | null; readonly declared: string | null };

/**
 * Indexes whose columns, their order or whose condition is another in the database than in the entity: TypeORM's schema
 * builder compares neither. Postgres spells both, on a table that is gone with its transaction. What TypeORM has no words for
 * the entity names alone; it must be there, and the statements' test says which lists it carries.
 */
export async function indexDifferences(source: DataSource, entities: readonly Declared[]): Promise<Difference[]> {
  const runner = source.createQueryRunner();
  const found: Difference[] = [];
  await runner.startTransaction();
  try {
    for (const { tablePath, indices } of entities) {
      const declared = indices.map(({ name, columns, where, synchronize }) => {
        // An index of this name in both: what it is of is said by the migration alone.
        if (synchronize === false) return `create index ${name} on pg_temp.declared (organization_id)`;
        const names = columns.map(({ databaseName }) => databaseName).join();
        return `create index ${name} on pg_temp.declared (${names}) ${where ? `where ${where}` : ''}`;
      });
      await runner.query(['create temp table declared', `(like ${tablePath});`, declared.join(';')].join(' '));
      const named = indices.filter(({ synchronize }) => synchronize === false).map(({ name }) => name);
      found.push(...((await runner.query(DIFFERENCES, [tablePath, named])) as Difference[]));
      await runner.query('drop table pg_temp.declared');
    }
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
  return found;
}

const DIFFERENCES = `
  with index as (
    select c.relname as name, i.indrelid = $1::regclass as is_built, split_part(pg_get_indexdef(c.oid), ' USING ', 2) as text
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ($1::regclass, 'pg_temp.declared'::regclass) and not i.indisprimary)
  select name as index, max(text) filter (where is_built) as built, max(text) filter (where not is_built) as declared
  from index group by name having (count(distinct text) <> 1 and not name = any($2)) or count(*) <> 2`;

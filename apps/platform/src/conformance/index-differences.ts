import type { DataSource, EntityMetadata } from 'typeorm';

type Declared = Pick<EntityMetadata, 'tablePath'> & {
  readonly indices: readonly Pick<EntityMetadata['indices'][number], 'name' | 'columns' | 'where'>[];
};
type Difference = { readonly index: string; readonly built: string | null; readonly declared: string | null };

/**
 * Indexes whose columns, their order or whose condition is another in the database than in the entity: TypeORM's schema
 * builder compares neither. Postgres spells both, on a table that is gone with its transaction.
 */
export async function indexDifferences(source: DataSource, entities: readonly Declared[]): Promise<Difference[]> {
  const runner = source.createQueryRunner();
  const found: Difference[] = [];
  await runner.startTransaction();
  try {
    for (const { tablePath, indices } of entities) {
      const declared = indices.map(({ name, columns, where }) => {
        const names = columns.map(({ databaseName }) => databaseName).join();
        return `create index ${name} on pg_temp.declared (${names}) ${where ? `where ${where}` : ''}`;
      });
      await runner.query(['create temp table declared', `(like ${tablePath});`, declared.join(';')].join(' '));
      found.push(...((await runner.query(DIFFERENCES, [tablePath])) as Difference[]));
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
  from index group by name having count(distinct text) <> 1 or count(*) <> 2`;

import type pg from 'pg';
import { ROWS, type List } from './list.ts';

/** Copies the rows of one organization until its list is full. */
export async function grow(database: pg.Pool, { table, grow: differing }: List, organizationId: string): Promise<void> {
  const [schema, name] = table.split('.');
  const { rows: columns } = await database.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
    [schema, name],
  );
  const given: Readonly<Record<string, string>> = { ...differing, id: 'gen_random_uuid()' };
  const names = columns.map(({ column_name: column }) => column);
  await database.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.map((column) => given[column] ?? `t.${column}`).join(', ')}
     from (select * from ${table} where organization_id = $1 order by id limit 100) t, generate_series(1, ${ROWS}) n
     order by n limit greatest(0, ${ROWS} - (select count(*) from ${table} where organization_id = $1))`,
    [organizationId],
  );
  await database.query(`vacuum analyze ${table}`);
}

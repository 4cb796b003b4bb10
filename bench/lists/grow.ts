import type pg from 'pg';
import { ROWS, type GrownList } from './list.ts';

/** Rows that are copied. */
const COPIED = 100;

/** Copies the rows of one organization until its list is full. */
export async function grow(
  database: pg.Pool,
  { table, grow: differing, grown }: GrownList,
  organizationId: string,
  rows = ROWS,
): Promise<void> {
  const [schema, name] = table.split('.');
  const { rows: columns } = await database.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
    [schema, name],
  );
  const given: Readonly<Record<string, string>> = { id: 'gen_random_uuid()', ...differing };
  const names = columns.map(({ column_name: column }) => column);
  await database.query(
    `with missing as (
       select greatest(0, ${rows} - count(*)) as rows, ceil(${rows} / least(${COPIED}, count(*))::numeric)::int as copies
       from ${table} where organization_id = $1)
     insert into ${table} (${names.join(', ')})
     select ${names.map((column) => given[column] ?? `t.${column}`).join(', ')}
     from (select * from ${table} where organization_id = $1 limit ${COPIED}) t,
       lateral generate_series(1, (select copies from missing)) n limit (select rows from missing)`,
    [organizationId],
  );
  if (grown !== undefined) await database.query(grown, [organizationId]);
  await database.query(`vacuum analyze ${table}`);
}

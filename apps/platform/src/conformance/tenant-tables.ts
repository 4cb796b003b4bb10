import { ownerQuery, poolAt } from '@talent-os/testing';
import { databaseUrlOf, readConfig } from '@talent-os/service-kit/config';
import { roleOf } from '@talent-os/service-kit/database/secure';

export type Table = { readonly schema: string; readonly name: string };
const STRANGER = '00000000-0000-4000-8000-00000000dead';

/** Tables of the given schemas that hold rows of organizations. */
export const tenantTables = (schemas: readonly string[]) =>
  ownerQuery<Table>(
    `select table_schema as schema, table_name as name from information_schema.columns
     where column_name = 'organization_id' and table_schema = any($1) order by 1, 2`,
    [schemas],
  );

type Catalogue = { enabled: boolean; forced: boolean; owned: boolean; policies: number; bypasses: boolean };

/**
 * What is wrong with a table's fences, by the catalogue and by trying. What is due is read by jobs that work in no
 * organization; it is fenced in everything else.
 */
export async function walkTable({ schema, name }: Table, readByJobs = name === 'due'): Promise<string[]> {
  const [found] = await ownerQuery<Catalogue>(
    `select c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
            pg_get_userbyid(c.relowner) = $3 as owned,
            (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polqual is not null and p.polwithcheck is not null) as policies,
            (select bool_or(r.rolsuper or r.rolbypassrls) from pg_roles r where r.rolname like $3 || '%') as bypasses
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname = $2`,
    [schema, name, roleOf(schema)],
  );
  const findings = [
    ...(found!.enabled ? [] : ['row-level security is off']),
    ...(found!.forced ? [] : ['row-level security is not forced']),
    ...(found!.owned ? ['belongs to the role that uses it'] : []),
    ...(found!.policies > 0 ? [] : ['has no policy for reading and writing']),
    ...(found!.bypasses ? ['its role bypasses row-level security'] : []),
    ...(await tryAsService(schema, name, readByJobs)),
  ];
  return findings.map((finding) => `${schema}.${name}: ${finding}`);
}

async function tryAsService(schema: string, name: string, readByJobs: boolean): Promise<string[]> {
  const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
  const client = await poolAt(databaseUrlOf(config, schema)).connect();
  const findings: string[] = [];
  try {
    for (const [who, organization] of [
      ['nobody', ''],
      ['a stranger', STRANGER],
    ] as const) {
      await client.query('begin');
      await client.query("select set_config('app.organization_id', $1, true)", [organization]);
      const seen = await client.query<{ n: number }>(`select count(*) as n from ${schema}.${name}`).catch(deniedIsFine);
      if (seen && seen.rows[0]!.n > 0 && !(readByJobs && organization === ''))
        findings.push(`${who} sees ${seen.rows[0]!.n} rows`);
      await client.query('rollback');
      await client.query('begin');
      await client.query("select set_config('app.organization_id', $1, true)", [organization]);
      const changed = await client.query(`delete from ${schema}.${name}`).catch(deniedIsFine);
      if (changed?.rowCount) findings.push(`${who} deletes ${changed.rowCount} rows`);
      await client.query('rollback');
    }
  } finally {
    client.release();
  }
  return findings;
}

/** Views of the given schemas through which a service sees rows without an organization, or as a stranger. */
export async function leakingViews(schemas: readonly string[]): Promise<string[]> {
  const views = await ownerQuery<Table>(
    `select table_schema as schema, table_name as name from information_schema.views
     where table_schema = any($1) order by 1, 2`,
    [schemas],
  );
  const findings: string[] = [];
  for (const { schema, name } of views)
    findings.push(...(await tryAsService(schema, name, false)).map((finding) => `${schema}.${name}: ${finding}`));
  return findings;
}

/** A right the role does not have at all is the tightest fence. */
function deniedIsFine(error: { code?: string }): undefined {
  if (error.code !== '42501') throw error;
  return undefined;
}

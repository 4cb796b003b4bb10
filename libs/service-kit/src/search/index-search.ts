import type { QueryRunner } from 'typeorm';
import { dropTextIndex, indexTrigrams, viewAsReader } from '../database/secure.js';

const SIGNS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u1680\u2010-\u2bff\ufeff]+`;

/** What a search compares: the schema's own form of a text, without case, accents and signs, as `terms.rules.ts` has it. */
export const folded = (schema: string, text: string): string => `${schema}.fold_text(${text})`;

/** Makes that form known to a schema. It reads nothing, so that an index may rest on it. */
export async function createFold(runner: QueryRunner, schema: string): Promise<void> {
  const plain = `lower(normalize(text, NFKD))`;
  const letters = `replace(replace(replace(translate(${plain}, 'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;
  const bare = String.raw`regexp_replace(${letters}, '[\u0300-\u036f]+', '', 'g')`;
  // In plpgsql: what SQL does not inline it begins anew for every row, which costs more than the work.
  await runner.query(`
    create or replace function ${schema}.fold_text(text text) returns text language plpgsql immutable parallel safe as $fold$
    declare
      plain text := case when octet_length(text) = char_length(text) then lower(text) else ${bare} end;
      joined text := translate(plain, '''’‘ʼ', '');
    begin
      return rtrim(' ' || ltrim(regexp_replace(
        case when joined = plain then plain else joined || ' ' || plain end, '${SIGNS}', ' ', 'g')));
    end $fold$`);
}

/** Makes the present form known to a schema that has had an earlier one, and to the indexes that rest on it. */
export async function renewFold(runner: QueryRunner, schema: string): Promise<void> {
  await createFold(runner, schema);
  // Its own indexes first: those of other schemas, whose services migrate beside it, may be gone while they are looked at.
  const resting = `
    with own as materialized (
      select c.oid, c.relname from pg_class c
      where c.relnamespace = (select oid from pg_namespace where nspname = $1) and c.relkind = 'i')
    select relname as name from own where pg_get_indexdef(oid) like '%fold_text%'`;
  for (const { name } of await runner.query(resting, [schema])) await runner.query(`reindex index ${schema}.${name}`);
}

/** The index of texts of a table of `indexText` again, in the folded form. */
export async function foldTextIndex(
  runner: QueryRunner,
  service: string,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const name = `${service}.${table}`;
  await dropTextIndex(runner, service, table);
  const text = folded(service, columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `));
  await viewAsReader(runner, service, name, { name: `${name}_text`, columns, shows: `${text} as text` });
  await indexTrigrams(runner, `${table}_trigrams`, name, text);
}

/**
 * Lets a service find rows of a table of `secureTables` by words of some columns, the name first, by the view
 * `<table>_search` of their `id` and `text`. Without trigrams it reads all rows of the tenant instead.
 */
export async function indexSearch(
  runner: QueryRunner,
  service: string,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const text = folded(service, columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `));
  const name = `${service}.${table}`;
  await viewAsReader(runner, service, name, {
    name: `${name}_search`,
    columns,
    shows: `${text} as text`,
    policy: 'search',
  });
  await indexTrigrams(runner, `${table}_search_trigrams`, name, text);
}

/**
 * The condition that some columns together hold every word that is looked for, `wordsSought` as `like` patterns. The one
 * folded form; plain text, which nearly all is, is compared without the function that makes it.
 */
export const holdingWords =
  (schema: string, ...columns: readonly string[]) =>
  (patterns: string): string => {
    const text = columns.length > 1 ? `concat_ws(' ', ${columns.join(', ')})` : `coalesce(${columns[0]}, '')`;
    const isPlain = `octet_length(${text}) = char_length(${text}) and strpos(${text}, '''') = 0`;
    const compared = `case when ${isPlain} then lower(${text}) else ${folded(schema, text)} || ' ' || lower(${text}) end`;
    return `(${compared}) like all(${patterns})`;
  };

import type { QueryRunner } from 'typeorm';
import { indexTrigrams, viewAsReader } from '../database/secure.js';

const SIGNS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2010-\u2bff]+`;

/** What a search compares: the schema's own form of a text, without case, accents and signs, as `terms.rules.ts` has it. */
export const folded = (schema: string, text: string): string => `${schema}.fold_text(${text})`;

/** Makes that form known to a schema. It reads nothing, so that an index may rest on it. */
export async function createFold(runner: QueryRunner, schema: string): Promise<void> {
  const plain = `lower(normalize(text, NFKD))`;
  const letters = `replace(replace(replace(translate(${plain}, 'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;
  const bare = String.raw`regexp_replace(${letters}, '[\u0300-\u036f]+', '', 'g')`;
  // In plpgsql: what SQL does not inline it begins anew for every row, which costs more than the work.
  await runner.query(`
    create function ${schema}.fold_text(text text) returns text language plpgsql immutable parallel safe as $fold$
    begin
      return rtrim(' ' || ltrim(regexp_replace(
        case when octet_length(text) = char_length(text) then lower(text) else ${bare} end, '${SIGNS}', ' ', 'g')));
    end $fold$`);
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

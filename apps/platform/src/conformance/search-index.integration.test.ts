import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foldText, holdsWords } from '@talent-os/contracts/search/fold.js';
import { ownerQuery } from '@talent-os/testing';
import { pg } from '@talent-os/service-kit/database/types';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords } from '@talent-os/service-kit/sql/filters';
import { slipsOf, termsOf } from '@talent-os/service-kit/search/terms.rules';

const TEXTS = [
  'Zoë Müller',
  'ØRSTED “Łódź”',
  'CVE-2026-1234',
  'Straße',
  '  a – b  ',
  '李小龙',
  '…',
  'Æther & Œuvre',
  'naïve',
  "O'Brien",
  '  Rock’n’roll d’Été ',
  'ΟΔΥΣΣΕΥΣ',
  'e\u0301clair',
  'éclair',
  'İstanbul ıI',
  '𠮷野家 ﬁne ①',
  'a\u00a0b\u2028c\ufeffd',
  '100% _x_',
];

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
});
afterAll(() => client.end());

/** Names of deals of an organization by a pattern, as the service reads them, past everything that is rolled back. */
async function namesBy(pattern: string | undefined, trigrams: boolean): Promise<string[]> {
  const [some] = await ownerQuery<{ id: string }>('select organization_id as id from sales.deal limit 1');
  await client.query('begin');
  try {
    if (!trigrams) await client.query('set local client_min_messages = error; drop extension pg_trgm cascade');
    await client.query('set local role talentos_sales');
    await client.query(`select set_config('app.organization_id', $1, true)`, [some!.id]);
    const { rows } = await client.query<{ name: string }>(
      `select d.name from sales.deal_search s join sales.deal d on d.id = s.id where s.text ~ $1 order by d.id`,
      [pattern],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.query('rollback');
  }
}

/** Views of texts to search, and the index that each is to be read by. */
const VIEWS = `select table_schema as schema, left(table_name, -7) as name from information_schema.views
  where table_name like '%\\_search' order by 1, 2`;

/** Every other index of those tables. */
const OTHERS = `select format('%I.%I', i.schemaname, i.indexname) as name from pg_indexes i
  join information_schema.views v on v.table_schema = i.schemaname and v.table_name = i.tablename || '_search'
  where i.indexname not like '%\\_search\\_trigrams'
    and not exists (select from pg_constraint c where c.conname = i.indexname)`;

describe('a text that is searched', () => {
  it('is found by an index of its own, as the service that asks', async () => {
    const views = await ownerQuery<{ schema: string; name: string }>(VIEWS);
    expect(views.length).toBeGreaterThan(14);
    const [some] = await ownerQuery<{ id: string }>('select organization_id as id from sales.deal limit 1');
    await client.query('begin');
    try {
      // Short tables are read whole, or by any index: what is left is whether this one can be asked at all.
      await client.query('set local enable_seqscan = off; set local client_min_messages = error');
      const { rows: others } = await client.query<{ name: string }>(OTHERS);
      for (const { name } of others) await client.query(`drop index ${name}`);
      // By hand, or plans hang on whether the background has come by since other tests wrote there.
      for (const { schema, name } of views) await client.query(`analyze ${schema}.${name}`);
      await client.query(`select set_config('app.organization_id', $1, true)`, [some!.id]);
      for (const { schema, name } of views) {
        await client.query(`set local role talentos_${schema}`);
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select id from ${schema}.${name}_search where text ~ ' annual' and text ~ ' renewal'`,
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect([`${schema}.${name}`, plan.includes(`${name}_search_trigrams`)]).toEqual([`${schema}.${name}`, true]);
      }
    } finally {
      await client.query('rollback');
    }
  });

  it.each(['identity', 'sales', 'productivity', 'talent', 'chat', 'healthcare', 'cyber', 'audit'])(
    'is folded by Postgres as by the browser, in %s',
    async (schema) => {
      const rows = await ownerQuery<{ folded: string }>(
        `select ${schema}.fold_text(t.text) as folded from unnest($1::text[]) with ordinality as t (text, place) order by place`,
        [TEXTS],
      );
      expect(rows.map(({ folded }) => folded)).toEqual(TEXTS.map(foldText));
    },
  );

  it('of a list holds every word typed, in any order and as people spell, by Postgres as by the browser', async () => {
    const typed = [
      'Muller',
      'eclair',
      'ECLAIR',
      'lodz',
      'muller zoe',
      'obrien',
      'O’Brien',
      'o brien',
      'strasse',
      '%',
      'b a',
      '',
    ];
    const pairs = TEXTS.flatMap((text) => typed.map((one) => ({ text, one })));
    for (const { text, one } of pairs) {
      const [row] = await ownerQuery<{ holds: boolean }>(
        `select ${holdingWords('sales', 't.text')('$2::text[]')} as holds from (select $1::text as text) t`,
        [text, containingWords(one) ?? []],
      );
      expect([text, one, row!.holds]).toEqual([text, one, holdsWords(text, one)]);
    }
    expect(holdsWords('Zoë Müller', 'muller zoe')).toBe(true);
  });

  it.each([
    ['as it is typed', termsOf('annual')],
    ['with a slip', slipsOf('anunal')],
  ])('is found %s, and just so in an installation without trigrams', async (_, terms) => {
    const found = await namesBy(terms?.patterns[0], true);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => foldText(name).includes(' annual'))).toBe(true);
    expect(await namesBy(terms?.patterns[0], false)).toEqual(found);
  });
});

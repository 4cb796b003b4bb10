import { describe, expect, it } from '@jest/globals';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { READ_BY_PEOPLE, TEXT_ORDER } from '@talent-os/service-kit/database/order-texts';
import { ownerQuery } from '@talent-os/testing';

const TEXTS = [
  'Zebra',
  '10 seats',
  'apple',
  'Ångström',
  '2 seats',
  'Éclair',
  'eclair',
  'Apple',
  "O'Brien",
  'Ōbrien',
  'CVE-2026-9999',
  'CVE-2026-10000',
  'łódź',
  'Lodz',
  'Straße',
  'Strasse 2',
  '  a',
  '_x',
];

describe('texts people look for', () => {
  it('are ordered by Postgres as by the browser', async () => {
    const rows = await ownerQuery<{ text: string }>(
      `select t.text from unnest($1::text[]) t (text) order by t.text collate sales.${TEXT_ORDER}`,
      [TEXTS],
    );
    expect(rows.map(({ text }) => text)).toEqual(TEXTS.toSorted(textOrder));
  });

  it('have that order in every table', async () => {
    const others = await ownerQuery<{ name: string }>(
      `select format('%s.%s', c.oid::regclass, a.attname) as name
       from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_collation o on o.oid = a.attcollation
       join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and a.atttypid = 'text'::regtype and not a.attisdropped and a.attname = any($1)
         and c.relname not in ('outbox', 'inbox', 'job')
         and exists (select from pg_roles r where r.rolname = 'talentos_' || n.nspname) and o.collname <> $2`,
      [READ_BY_PEOPLE, TEXT_ORDER],
    );
    expect(others).toEqual([]);
  });
});

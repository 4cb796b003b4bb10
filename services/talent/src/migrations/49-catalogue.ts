import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people learn by, version by version. */
export class Catalogue1766400000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['catalogue_item', 'catalogue_version'];

const statements = [
  `create table talent.catalogue_item (${tenantColumns}, kind text not null, industry text not null,
     status text not null, title text collate talent.text_order not null, summary text not null, minutes int,
     skill_ids uuid array not null, published_number int, draft_number int, origin text)`,
  'create unique index catalogue_item_title on talent.catalogue_item (organization_id, industry, kind, title)',
  `create unique index catalogue_item_origin on talent.catalogue_item (organization_id, origin)
     where origin is not null`,
  'create index catalogue_item_list on talent.catalogue_item (organization_id, title, id)',
  `create table talent.catalogue_version (${tenantColumns}, item_id uuid not null, number int not null,
     status text not null, content jsonb not null, author_ids jsonb not null, published_by_id uuid,
     published_at timestamptz)`,
  'create unique index catalogue_version_number on talent.catalogue_version (organization_id, item_id, number)',
];

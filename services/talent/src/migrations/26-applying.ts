import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People look for positions themselves: what they keep of them, what they search for, what they answer when they apply, and how they sign. */
export class Applying1765500000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
    await runner.query('alter table talent.position drop questions');
    await runner.query('alter table talent.application drop answers');
    await runner.query('alter table talent.offer drop signed_name');
  }
}

const tables = ['position_mark', 'kept_search'];

const statements = [
  `alter table talent.position add questions jsonb not null default '[]'`,
  `alter table talent.application add answers jsonb not null default '[]'`,
  'alter table talent.offer add signed_name text',
  `create table talent.position_mark (${tenantColumns},
     user_id uuid not null, position_id uuid not null, mark text not null)`,
  'create unique index position_mark_once on talent.position_mark (organization_id, user_id, position_id)',
  `create table talent.kept_search (${tenantColumns},
     user_id uuid not null, name text collate talent.text_order not null, search text, location text collate talent.text_order,
     industry text, remote boolean not null, pay_from bigint, industries text array not null, shown text array not null,
     alert text not null, told_at timestamptz not null)`,
  'create unique index kept_search_once on talent.kept_search (organization_id, user_id, name)',
];

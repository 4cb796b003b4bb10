import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People prepare for interviews: what they have done for a position, and what they noted on questions. */
export class Preparation1765910000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['preparation', 'preparation_note'];

const statements = [
  `create table talent.preparation (${tenantColumns},
     user_id uuid not null, position_id uuid not null, done text array not null, asking text not null)`,
  'create unique index preparation_once on talent.preparation (organization_id, user_id, position_id)',
  `create table talent.preparation_note (${tenantColumns},
     user_id uuid not null, question_key text not null, note text not null)`,
  'create unique index preparation_note_once on talent.preparation_note (organization_id, user_id, question_key)',
];

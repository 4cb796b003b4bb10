import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People practice interviews: what they were asked, and what they answered. */
export class Practice1765920000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['practice', 'practice_try'];

const statements = [
  `create table talent.practice (${tenantColumns}, user_id uuid not null, position_id uuid not null, kind text not null,
     level text not null, questions jsonb not null, skills text array not null)`,
  'create index practice_of on talent.practice (organization_id, user_id, created_at, id)',
  `create table talent.practice_try (${tenantColumns}, practice_id uuid not null, user_id uuid not null,
     question_key text not null, answer text not null, seconds int, judged jsonb not null)`,
  'create index practice_try_of on talent.practice_try (organization_id, practice_id)',
];

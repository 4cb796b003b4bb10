import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People keep courses for later, and do lessons again until they are known. */
export class Learning1766400000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['saved_course', 'lesson_progress'];

const statements = [
  `create table talent.saved_course (${tenantColumns}, user_id uuid not null, item_id uuid not null)`,
  'create unique index saved_course_once on talent.saved_course (organization_id, user_id, item_id)',
  `create table talent.lesson_progress (${tenantColumns}, user_id uuid not null, item_id uuid not null,
     step int not null, due_on date)`,
  'create unique index lesson_progress_once on talent.lesson_progress (organization_id, user_id, item_id)',
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On which days somebody learned something, and what was handed in as the certificate of a course. */
export class LearningDays1766700000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['learning_day']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table talent.course_enrollment drop verification_id');
    await runner.query('drop table talent.learning_day');
  }
}

const statements = [
  `create table talent.learning_day (${tenantColumns}, user_id uuid not null, learned_on date not null)`,
  'create unique index learning_day_once on talent.learning_day (organization_id, user_id, learned_on)',
  'alter table talent.course_enrollment add verification_id uuid',
];

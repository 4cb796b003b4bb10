import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People take courses of the catalogue, and what is done in their plans may name one, a challenge or a mentor. */
export class Courses1766400000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['course_enrollment']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.course_enrollment');
    await runner.query('alter table talent.development_item drop column catalogue_item_id, drop column offer_id');
  }
}

const statements = [
  `create table talent.course_enrollment (${tenantColumns}, user_id uuid not null, item_id uuid not null,
     number int not null, status text not null, parts_done int not null, completed_at timestamptz, certificate text)`,
  `create unique index course_enrollment_under_way on talent.course_enrollment (organization_id, user_id, item_id)
     where status in ('enrolled', 'in_progress')`,
  `create index course_enrollment_of on talent.course_enrollment (organization_id, user_id, item_id, created_at)`,
  'alter table talent.development_item add column catalogue_item_id uuid, add column offer_id uuid',
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses, who is enrolled, the hours that count, and how many a credential asks for. */
export class Education1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table healthcare.ceu_requirement (${tenantColumns},
        name text not null, credential_name text not null, state text not null, hours double precision not null,
        cycle_months integer not null, mandatory_topics text[] not null)`);
    await runner.query(`
      create unique index ceu_requirement_credential on healthcare.ceu_requirement (organization_id, credential_name, state)`);
    await runner.query(`
      create table healthcare.course (${tenantColumns},
        title text not null, provider text not null, topic text not null, credits double precision not null,
        minutes integer not null, required boolean not null, parts text[] not null)`);
    await runner.query('create index course_order on healthcare.course (organization_id, required, title)');
    await runner.query(`
      create table healthcare.enrollment (${tenantColumns},
        user_id uuid not null, course_id uuid not null, status text not null, parts_done integer not null)`);
    await runner.query(`
      create unique index enrollment_under_way on healthcare.enrollment (organization_id, user_id, course_id)
      where status in ('enrolled', 'in_progress')`);
    await runner.query(`
      create table healthcare.ceu_record (${tenantColumns},
        user_id uuid not null, course_id uuid not null, credits double precision not null, completed_on date not null,
        certificate text not null, cycle_ends_on date not null)`);
    await runner.query(`
      create unique index ceu_record_once on healthcare.ceu_record (organization_id, user_id, course_id, cycle_ends_on)`);
    await runner.query('create index ceu_record_day on healthcare.ceu_record (organization_id, user_id, completed_on)');
    await secureTables(runner, 'healthcare', ['ceu_requirement', 'course', 'enrollment']);
    await secureTables(runner, 'healthcare', ['ceu_record'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ceu_record', 'enrollment', 'course', 'ceu_requirement'])
      await runner.query(`drop table healthcare.${table}`);
  }
}

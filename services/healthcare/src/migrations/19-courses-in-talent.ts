import type { MigrationInterface, QueryRunner } from 'typeorm';

const read = ['course', 'ceu_record', 'credential'];

/** Organizations that count contact hours. Their courses are handed over and brought up to date from now on. */
const WAITING = `
  insert into healthcare.due (kind, subject_id, organization_id, due_at)
  select 'courses', organization_id, organization_id, now() from (
    select organization_id from healthcare.course union select organization_id from healthcare.ceu_record
    union select organization_id from healthcare.credential) known
  on conflict (kind, subject_id) do nothing`;

/** Courses and enrollments are kept in talent: here are copies, with what says which is newer and what is handed over. */
export class CoursesInTalent1766900000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table healthcare.course add in_use boolean not null default true,
      add revision integer not null default 0, add handed_at timestamptz`);
    await runner.query('alter table healthcare.enrollment add parts text[], add revision integer not null default 0');
    await runner.query('create index enrollment_course on healthcare.enrollment (organization_id, course_id)');
    // Rows of every organization: the owner passes row-level security for this one statement.
    const tables = [...read, 'due'];
    for (const table of tables) await runner.query(`alter table healthcare.${table} no force row level security`);
    await runner.query(WAITING);
    for (const table of tables) await runner.query(`alter table healthcare.${table} force row level security`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

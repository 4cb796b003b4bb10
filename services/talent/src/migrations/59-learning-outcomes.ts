import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a level was confirmed, and since when a certificate is shown to those who hire. */
export class LearningOutcomes1766710000059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table talent.course_enrollment add shared_at timestamptz');
    await runner.query('alter table talent.person_skill add verified_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table talent.course_enrollment drop shared_at');
    await runner.query('alter table talent.person_skill drop verified_at');
  }
}

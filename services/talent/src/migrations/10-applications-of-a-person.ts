import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everybody's day asks for their own applications, and a new one for those before it. */
export class ApplicationsOfAPerson1763750000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index application_person on talent.application (organization_id, user_id, position_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index talent.application_person');
  }
}

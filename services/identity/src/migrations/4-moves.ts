import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a move to another seat changes of a person, beside title and role. */
export class Moves1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.person add department text, add manager_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.person drop department, drop manager_id');
  }
}

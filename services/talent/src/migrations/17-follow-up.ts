import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody was last reminded of an application, and what happened to a seat while it was open. */
export class FollowUp1764700000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table talent.application add nudged_at timestamptz');
    await runner.query(`alter table talent.position add history jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table talent.position drop history');
    await runner.query('alter table talent.application drop nudged_at');
  }
}

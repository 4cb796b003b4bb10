import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goals stand below pillars of the organization's strategy. */
export class GoalPillars1764000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table productivity.goal add pillar_id uuid');
    await runner.query('create index goal_pillar on productivity.goal (organization_id, pillar_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table productivity.goal drop pillar_id');
  }
}

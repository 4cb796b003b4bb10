import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who aims for the same is found by it. */
export class TargetsAlike1766500000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index target_alike on talent.target (organization_id, industry, lower(title))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index talent.target_alike');
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of what the rules found. */
export class Insights1764800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table intelligence.insight_dismissal (${tenantColumns},
        rule text not null, key text not null, reason text not null, note text, by_id uuid not null,
        threshold double precision not null, restored_at timestamptz, restored_by_id uuid)`);
    await runner.query(`
      create index insight_dismissal_in_force on intelligence.insight_dismissal (organization_id, rule, created_at)
        where restored_at is null`);
    await runner.query(`
      create table intelligence.insight_plan (${tenantColumns},
        rule text not null, key text not null, by_id uuid not null, task_id uuid not null)`);
    await runner.query(
      'create unique index insight_plan_once on intelligence.insight_plan (organization_id, rule, key)',
    );
    await runner.query('create index insight_plan_task on intelligence.insight_plan (organization_id, task_id)');
    await secureTables(runner, 'intelligence', ['insight_dismissal', 'insight_plan']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table intelligence.insight_plan, intelligence.insight_dismissal');
  }
}

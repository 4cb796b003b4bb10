import { orderTexts, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dashboards people put their questions on. */
export class Dashboards1764800000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table intelligence.dashboard (${tenantColumns}, person_id uuid not null, title text not null, cards jsonb not null)`);
    await orderTexts(runner, 'intelligence');
    await runner.query(
      'create index dashboard_person on intelligence.dashboard (organization_id, person_id, title, id)',
    );
    await secureTables(runner, 'intelligence', ['dashboard']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table intelligence.dashboard');
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People put away what changed for them. */
export class OwnInsights1766800000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table talent.own_insight_dismissal (${tenantColumns}, user_id uuid not null, key text not null)`,
    );
    await runner.query(
      'create unique index own_insight_dismissal_once on talent.own_insight_dismissal (organization_id, user_id, key)',
    );
    await secureTables(runner, 'talent', ['own_insight_dismissal']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.own_insight_dismissal');
  }
}

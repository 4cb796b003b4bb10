import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What organizations let applications outside read of their people. */
export class ApplicationPolicy1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table chat.application_policy (${tenantColumns}, names text not null)`);
    await runner.query('create unique index application_policy_own on chat.application_policy (organization_id)');
    await secureTables(runner, 'chat', ['application_policy']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table chat.application_policy');
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work roles an organization needs, and who holds them. */
export class Readiness1763710000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'cyber', ['work_role_target', 'work_role_holding']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cyber.work_role_holding');
    await runner.query('drop table cyber.work_role_target');
  }
}

const statements = [
  `create table cyber.work_role_target (${tenantColumns}, work_role text not null, target integer not null)`,
  'create unique index work_role_target_role on cyber.work_role_target (organization_id, work_role)',
  `create table cyber.work_role_holding (${tenantColumns},
     work_role text not null, user_id uuid not null, level integer not null, status text not null,
     confirmed_by_id uuid, confirmed_at timestamptz)`,
  'create unique index work_role_holding_person on cyber.work_role_holding (organization_id, user_id, work_role)',
  'create index work_role_holding_role on cyber.work_role_holding (organization_id, work_role)',
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the platform looked into an organization. */
export class BreakGlass1764000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table identity.break_glass (${tenantColumns},
         person_id uuid not null, first_name text not null, last_name text not null, email text not null,
         home_id uuid not null, reason text not null, until timestamptz not null, tokens_at timestamptz not null,
         ended_at timestamptz, ended_by uuid, ended_by_name text)`,
    );
    await runner.query('create index break_glass_latest on identity.break_glass (organization_id, created_at)');
    await secureTables(runner, 'identity', ['break_glass'], 'select, insert, update');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.break_glass');
  }
}

import { secureTables } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Verifications of the trail, with how far each is. */
export class Verifications1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit.verification (
        id uuid not null primary key,
        organization_id uuid not null,
        status text not null,
        started_at timestamptz not null,
        started_by_id uuid,
        ended_at timestamptz,
        checked bigint not null,
        records bigint not null,
        checkpoints int not null,
        fault_at bigint,
        fault_kind text,
        copied_at timestamptz)`);
    await runner.query('create index verification_latest on audit.verification (organization_id, started_at, id)');
    await secureTables(runner, 'audit', ['verification'], 'select, insert, update');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit.verification');
  }
}

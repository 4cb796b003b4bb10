import { secureTables } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the writer remembers of the last sign of life in the second copy. */
export class AuditHeartbeat1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit.audit_heartbeat (
        organization_id uuid not null primary key,
        number bigint not null,
        statement json not null)`);
    await secureTables(runner, 'audit', ['audit_heartbeat'], 'select, insert, update');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit.audit_heartbeat');
  }
}

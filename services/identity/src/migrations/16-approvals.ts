import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What takes a second person. */
export class Approvals1764000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table identity.approval (${tenantColumns},
         kind text not null, subject_id uuid not null, reason text not null,
         asked_by uuid not null, asked_by_name text not null, asked_in uuid not null,
         decider text not null, due_at timestamptz not null, state text not null,
         decided_by uuid, decided_by_name text, settled_at timestamptz, note text)`,
    );
    await runner.query(
      `create unique index approval_waiting on identity.approval (organization_id, kind, subject_id)
         where state = 'waiting'`,
    );
    await runner.query('create index approval_latest on identity.approval (organization_id, created_at)');
    await secureTables(runner, 'identity', ['approval'], 'select, insert, update');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.approval');
  }
}

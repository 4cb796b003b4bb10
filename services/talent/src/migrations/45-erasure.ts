import { secureTables, tenantColumns } from '@talent-os/service-kit';
import { roleOf } from '@talent-os/service-kit/database/secure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const role = roleOf('talent');

/** People ask to be erased; what interviewers wrote of them goes too. */
export class Erasure1766100000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table talent.erasure (${tenantColumns}, user_id uuid, status text not null, hold text,
        requested_at timestamptz not null, starts_at timestamptz not null, done_at jsonb not null, ended_at timestamptz)`);
    await runner.query(`
      create unique index erasure_open on talent.erasure (organization_id, user_id)
        where status in ('requested', 'held', 'running')`);
    await secureTables(runner, 'talent', ['erasure']);
    // A scorecard is never changed, but for this.
    await runner.query(`grant update (notes) on talent.scorecard to ${role}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`revoke update (notes) on talent.scorecard from ${role}`);
    await runner.query('drop table talent.erasure');
  }
}

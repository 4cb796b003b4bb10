import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a person was rejected, and the notice that reaches them a day later. */
export class RecruitingDecisions1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table talent.application
      add reject_reason text, add reject_notice text, add notice_at timestamptz, add notice_sent_at timestamptz`);
    await runner.query('create index application_status on talent.application (organization_id, status, position_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index talent.application_status');
    await runner.query(
      'alter table talent.application drop reject_reason, drop reject_notice, drop notice_at, drop notice_sent_at',
    );
  }
}

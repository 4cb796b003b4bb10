import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether organizations want certain answers from platform data before a model is asked. */
export class AnswerPolicy1763600000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table chat.answer_policy (${tenantColumns}, data_first boolean not null)`);
    await runner.query('create unique index answer_policy_own on chat.answer_policy (organization_id)');
    await secureTables(runner, 'chat', ['answer_policy']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table chat.answer_policy');
  }
}

import { orderTexts, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions people keep. */
export class Questions1764800000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table intelligence.saved_question (${tenantColumns},
        person_id uuid not null, title text not null, dataset text not null, measure text not null, field text,
        groups text, filters text, chart text not null, days int not null)`);
    await orderTexts(runner, 'intelligence');
    await runner.query(
      'create index saved_question_person on intelligence.saved_question (organization_id, person_id, title, id)',
    );
    await secureTables(runner, 'intelligence', ['saved_question']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table intelligence.saved_question');
  }
}

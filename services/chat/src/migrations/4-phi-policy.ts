import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a provider may be sent of people: placeholders, as before, unless its organization says none at all. */
export class PhiPolicy1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table chat.llm_provider add phi text not null default 'placeholder'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table chat.llm_provider drop phi');
  }
}

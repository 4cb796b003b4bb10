import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps with an answer which version of the words it was given to. */
export class ConsentTexts1764700000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.consent add text_version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.consent drop text_version');
  }
}

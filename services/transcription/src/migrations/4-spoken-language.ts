import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language each person speaks when they record. */
export class SpokenLanguage1765200000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table transcription.spoken_language (${tenantColumns}, person_id uuid not null, language text not null)`,
    );
    await runner.query(
      'create unique index spoken_language_once on transcription.spoken_language (organization_id, person_id)',
    );
    await secureTables(runner, 'transcription', ['spoken_language']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table transcription.spoken_language');
  }
}

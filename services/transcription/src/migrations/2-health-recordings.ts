import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps with a recording whether it may hold health information. Of those under way nobody knows, so all of them may. */
export class HealthRecordings1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table transcription.recording add health boolean not null default true');
    await runner.query('alter table transcription.recording alter health drop default');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

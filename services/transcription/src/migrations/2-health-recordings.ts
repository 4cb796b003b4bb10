import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps with a recording whether it may hold health information. Where nobody has said so, it may. */
export class HealthRecordings1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table transcription.recording add health boolean not null default true');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

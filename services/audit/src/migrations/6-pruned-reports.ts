import { roleOf } from '@talent-os/service-kit/database/secure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of errors and crashes are no record: old ones go. */
export class PrunedReports1764600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`grant delete on audit.client_error_report, audit.crash_report to ${roleOf('audit')}`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

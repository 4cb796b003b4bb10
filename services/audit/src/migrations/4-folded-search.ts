import { createFold } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trail is searched in the folded form. */
export class FoldedSearch1764600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFold(runner, 'audit');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

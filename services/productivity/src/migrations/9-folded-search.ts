import { renewFold } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names with apostrophes are found with and without them. */
export class FoldedSearch1764600000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await renewFold(runner, 'productivity');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

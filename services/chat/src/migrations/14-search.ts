import { createFold } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents and a person's own conversations are found by words of their titles: both are few, and need no index of texts. */
export class Search1764000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFold(runner, 'chat');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

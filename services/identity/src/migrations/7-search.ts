import { createFold, indexSearch } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Colleagues are found by words of their names and titles. */
export class Search1764000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFold(runner, 'identity');
    await indexSearch(runner, 'identity', 'person', ['first_name', 'last_name', 'title']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

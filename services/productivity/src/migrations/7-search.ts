import { createFold, indexSearch } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks and goals are found by words of their titles. */
export class Search1764000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFold(runner, 'productivity');
    await indexSearch(runner, 'productivity', 'goal', ['title']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

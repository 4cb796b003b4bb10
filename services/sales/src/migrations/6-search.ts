import { createFold, indexSearch } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deals, accounts and territories are found by words of their names. */
export class Search1764000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFold(runner, 'sales');
    await indexSearch(runner, 'sales', 'deal', ['name', 'competitor']);
    await indexSearch(runner, 'sales', 'account', ['name']);
    await indexSearch(runner, 'sales', 'territory', ['name', 'region']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

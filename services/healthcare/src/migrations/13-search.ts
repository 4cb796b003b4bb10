import { createFold, indexSearch } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shifts, credentials and courses are found by words of their names. */
export class Search1764000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFold(runner, 'healthcare');
    await indexSearch(runner, 'healthcare', 'person', ['name']);
    await indexSearch(runner, 'healthcare', 'shift', ['department']);
    await indexSearch(runner, 'healthcare', 'credential', ['name', 'number', 'issuer']);
    await indexSearch(runner, 'healthcare', 'course', ['title', 'provider', 'topic']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

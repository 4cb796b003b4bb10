import { createFold, indexSearch } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Incidents, threats and vulnerabilities are found by words of their names. */
export class Search1764000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFold(runner, 'cyber');
    await indexSearch(runner, 'cyber', 'incident', ['title']);
    await indexSearch(runner, 'cyber', 'threat', ['title', 'source']);
    await indexSearch(runner, 'cyber', 'vulnerability', ['cve', 'asset']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

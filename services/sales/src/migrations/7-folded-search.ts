import { dropTextIndex, renewFold } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists are searched in the folded form, which the index of the home search has: the one of texts as written goes. */
export class FoldedSearch1764600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await renewFold(runner, 'sales');
    await dropTextIndex(runner, 'sales', 'deal');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import { foldTextIndex, renewFold } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists are searched in the folded form, and so are the indexes of their texts. */
export class FoldedSearch1764600000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await renewFold(runner, 'cyber');
    await foldTextIndex(runner, 'cyber', 'incident', ['title', 'description']);
    await foldTextIndex(runner, 'cyber', 'threat', ['title', 'description', 'source']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

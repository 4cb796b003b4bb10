import { orderTexts } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists stand in the order people expect of texts. */
export class TextOrder1764600000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await orderTexts(runner, 'talent');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that concern their owner alone. */
export class PrivateMessages1764000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table chat.chat_message add is_private boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table chat.chat_message drop is_private');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The model a person chose for a conversation, and which one wrote each answer. */
export class ChosenModels1763600000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table chat.chat_session add provider_id uuid');
    await runner.query('alter table chat.chat_message add answered_by jsonb, add fallback text');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

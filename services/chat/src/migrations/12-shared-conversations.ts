import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who reads whose conversation, and what the answers of a copied one were read from. */
export class SharedConversations1763600000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chat.shared_session (${tenantColumns},
        session_id uuid not null, owner_id uuid not null, recipient_id uuid not null)`);
    await runner.query(
      'create unique index shared_session_once on chat.shared_session (organization_id, session_id, recipient_id)',
    );
    await runner.query('create index shared_session_recipient on chat.shared_session (organization_id, recipient_id)');
    await runner.query('create index shared_session_owner on chat.shared_session (organization_id, owner_id)');
    await runner.query('alter table chat.chat_session add copied_reads jsonb');
    await secureTables(runner, 'chat', ['shared_session']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

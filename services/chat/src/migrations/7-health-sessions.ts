import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Paths and hubs that counted as health when this was written. */
const HEALTH = `(m.path ~* '^/*(healthtech|healthcare|wellness)(/|$|\\?|#)' or m.hub_context in ('healthtech', 'wellness'))`;

/** Keeps with a conversation that it holds health information: what it has been once it stays. */
export class HealthSessions1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table chat.chat_session add health boolean not null default false');
    // The owner reads past the policies only while they are not forced.
    for (const table of ['chat_session', 'chat_message'])
      await runner.query(`alter table chat.${table} no force row level security`);
    await runner.query(`
      update chat.chat_session s set health = true
      where s.hub_context in ('healthtech', 'wellness') or exists (
        select 1 from chat.chat_message m
        where m.organization_id = s.organization_id and m.session_id = s.id and ${HEALTH})`);
    for (const table of ['chat_session', 'chat_message'])
      await runner.query(`alter table chat.${table} force row level security`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

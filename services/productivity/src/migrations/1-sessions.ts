import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Productivity sessions with their goals. */
export class Sessions1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table productivity.productivity_session (${tenantColumns},
        person_id uuid not null, session_type text not null, hub_context text not null, goals jsonb not null,
        source text not null, integrated_chat boolean not null, chat_session_id uuid)`);
    await runner.query(`
      create unique index productivity_session_chat
        on productivity.productivity_session (organization_id, person_id, source, chat_session_id)`);
    await secureTables(runner, 'productivity', ['productivity_session']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table productivity.productivity_session');
  }
}

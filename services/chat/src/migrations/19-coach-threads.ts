import { secureTables, tenantColumns } from '@talent-os/service-kit';
import { roleOf } from '@talent-os/service-kit/database/secure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Threads with the coach, and when those that are not kept end. */
export class CoachThreads1766800000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'chat', ['coach_thread']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['passing_session', 'coach_thread']) await runner.query(`drop table chat.${table}`);
  }
}

const statements = [
  `create table chat.coach_thread (${tenantColumns}, person_id uuid not null, session_id uuid not null, goal text not null,
     kept_at timestamptz)`,
  'create unique index coach_thread_once on chat.coach_thread (organization_id, person_id, goal)',
  'create unique index coach_thread_session on chat.coach_thread (organization_id, session_id)',
  `create table chat.passing_session (session_id uuid primary key, organization_id uuid not null,
     ends_at timestamptz not null)`,
  'create index passing_session_end on chat.passing_session (ends_at)',
  `grant select, insert, delete on chat.passing_session to ${roleOf('chat')}`,
];

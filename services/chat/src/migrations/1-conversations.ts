import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const context =
  'hub_context text not null, hub_title text not null, page_context text not null, page_title text not null';

/** Conversations, their messages, the runs that answer them, and what people think of the answers. */
export class Conversations1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chat.chat_session (${tenantColumns},
        person_id uuid not null, ${context}, leaf_id uuid, last_message_at timestamptz not null,
        productivity_session_id uuid, deleted_at timestamptz)`);
    await runner.query(
      'create index session_person on chat.chat_session (organization_id, person_id, last_message_at)',
    );
    await runner.query(`
      create table chat.chat_message (${tenantColumns},
        person_id uuid not null, session_id uuid not null, parent_id uuid, role text not null, content text not null,
        parts jsonb not null, status text not null, mode text, ${context}, path text, client_message_id text,
        productivity jsonb, context_tags text[] not null, is_productivity_related boolean not null)`);
    await runner.query(
      'create unique index message_client on chat.chat_message (organization_id, person_id, client_message_id)',
    );
    await runner.query('create index message_person on chat.chat_message (organization_id, person_id, created_at, id)');
    await runner.query(
      'create index message_session on chat.chat_message (organization_id, session_id, created_at, id)',
    );
    await runner.query(`
      create table chat.chat_run (${tenantColumns},
        person_id uuid not null, session_id uuid not null, question_id uuid not null, answer_id uuid not null,
        status text not null, owner uuid not null, generation integer not null, started_at timestamptz not null,
        stop_requested_at timestamptz, finished_at timestamptz, outcome text, mode text, provider text,
        prompt_version text, prompt_tokens integer, completion_tokens integer, usage_estimated boolean, tools integer,
        frames jsonb)`);
    await runner.query('create unique index run_answer on chat.chat_run (organization_id, answer_id)');
    await runner.query('create index run_question on chat.chat_run (organization_id, question_id, started_at)');
    await runner.query('create index run_session on chat.chat_run (organization_id, session_id)');
    await runner.query(
      `create unique index run_running on chat.chat_run (organization_id, session_id) where status = 'running'`,
    );
    await runner.query(`
      create table chat.chat_feedback (${tenantColumns},
        person_id uuid not null, session_id uuid not null, message_id uuid not null, rating text not null, reason text,
        provider text, prompt_version text)`);
    await runner.query(
      'create unique index feedback_message on chat.chat_feedback (organization_id, message_id, person_id)',
    );
    await runner.query('create index feedback_prompt on chat.chat_feedback (organization_id, prompt_version, rating)');
    await runner.query(`
      create table chat.running_run (run_id uuid primary key, organization_id uuid not null, started_at timestamptz not null)`);
    await runner.query(`
      create table chat.deleted_session (session_id uuid primary key, organization_id uuid not null, deleted_at timestamptz not null)`);
    await runner.query('grant select, insert, delete on chat.running_run, chat.deleted_session to talentos_chat');
    await secureTables(runner, 'chat', ['chat_session', 'chat_message', 'chat_run', 'chat_feedback']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['deleted_session', 'running_run', 'chat_feedback', 'chat_run', 'chat_message', 'chat_session'])
      await runner.query(`drop table chat.${table}`);
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of sales excellence, what people answer in them, and what is done about it. */
export class Excellence1764700000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sales.excellence_session (${tenantColumns},
        module text not null, status text not null, owner_id uuid not null, inputs jsonb not null,
        analysis jsonb, analyzed_at timestamptz)`);
    await runner.query(`
      create unique index excellence_session_current on sales.excellence_session (organization_id, module)
      where status <> 'archived'`);
    await runner.query(
      'create index excellence_session_module on sales.excellence_session (organization_id, module, created_at)',
    );
    await runner.query(`
      create table sales.excellence_answer (${tenantColumns},
        session_id uuid not null, user_id uuid not null, statement text not null, value integer)`);
    await runner.query(`
      create unique index excellence_answer_once
      on sales.excellence_answer (organization_id, session_id, user_id, statement)`);
    await runner.query(`
      create table sales.excellence_action (${tenantColumns},
        session_id uuid not null, module text not null, dimension text not null, action text not null,
        owner_id uuid not null, due_on date not null, status text not null, task_id uuid not null)`);
    await runner.query(`
      create unique index excellence_action_open on sales.excellence_action (organization_id, module, action)
      where status = 'open'`);
    await runner.query(
      'create index excellence_action_module on sales.excellence_action (organization_id, module, created_at)',
    );
    await runner.query(
      'create unique index excellence_action_task on sales.excellence_action (organization_id, task_id)',
    );
    await runner.query(`
      create table sales.excellence_draft (${tenantColumns},
        user_id uuid not null, step integer not null, module text, inputs jsonb not null)`);
    await runner.query(
      'create unique index excellence_draft_person on sales.excellence_draft (organization_id, user_id)',
    );
    await secureTables(runner, 'sales', [
      'excellence_session',
      'excellence_answer',
      'excellence_action',
      'excellence_draft',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['excellence_draft', 'excellence_action', 'excellence_answer', 'excellence_session'])
      await runner.query(`drop table sales.${table}`);
  }
}

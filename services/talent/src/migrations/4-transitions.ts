import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who agrees to a move, what is handed over, and which moves wait for their day. */
export class Transitions1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table talent.transition
      add application_id uuid, add requested_by_id uuid, add note text, add reason text,
      add approvals jsonb not null default '[]', add completed_at timestamptz`);
    await runner.query('drop index talent.transition_status');
    await runner.query('create index transition_status on talent.transition (organization_id, status, effective_date)');
    await runner.query(`create unique index transition_running on talent.transition (organization_id, employee_id)
      where status in ('requested', 'in_review', 'approved', 'in_progress')`);
    await runner.query(`create unique index transition_application on talent.transition (organization_id, application_id)
      where application_id is not null`);

    await runner.query(`create table talent.handover_task (${tenantColumns},
      transition_id uuid not null, title text not null, owner_id uuid not null, due date not null,
      done_at timestamptz, done_by_id uuid)`);
    await runner.query(
      'create index handover_task_transition on talent.handover_task (organization_id, transition_id)',
    );
    await runner.query('create index handover_task_owner on talent.handover_task (organization_id, owner_id)');
    await secureTables(runner, 'talent', ['handover_task']);

    await runner.query(`create table talent.awaited_transition (
      transition_id uuid primary key, organization_id uuid not null, effective_date date not null)`);
    await runner.query('create index awaited_transition_day on talent.awaited_transition (effective_date)');
    await runner.query('grant select, insert, update, delete on talent.awaited_transition to talentos_talent');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.awaited_transition');
    await runner.query('drop table talent.handover_task');
    await runner.query('drop index talent.transition_running');
    await runner.query('drop index talent.transition_application');
    await runner.query('drop index talent.transition_status');
    await runner.query('create index transition_status on talent.transition (organization_id, status)');
    await runner.query(`alter table talent.transition drop application_id, drop requested_by_id, drop note, drop reason,
      drop approvals, drop completed_at`);
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is to succeed whom, and how people leave. */
export class PeopleAndLeaving1765300000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['successor', 'offboarding', 'offboarding_task', 'offboarding_handover', 'exit_interview'];

const statements = [
  `create table talent.successor (${tenantColumns}, position_id uuid not null, user_id uuid not null, note text not null,
    named_by_id uuid not null)`,
  'create unique index successor_once on talent.successor (organization_id, position_id, user_id)',
  'create index successor_person on talent.successor (organization_id, user_id)',
  `create table talent.offboarding (${tenantColumns}, employee_id uuid not null,
    title text collate talent.text_order not null, department text collate talent.text_order not null,
    type text not null, reason text not null, last_day date not null, status text not null, started_by_id uuid not null,
    access_ends_at timestamptz not null, access_ended_at timestamptz, access_ended_here boolean not null,
    rehire boolean, regretted boolean, cancel_reason text, completed_at timestamptz)`,
  `create unique index offboarding_running on talent.offboarding (organization_id, employee_id)
    where status in ('initiated', 'in_progress')`,
  'create index offboarding_list on talent.offboarding (organization_id, last_day, id)',
  `create table talent.offboarding_task (${tenantColumns}, offboarding_id uuid not null, title text collate talent.text_order not null,
    due date not null, done_at timestamptz, done_by_id uuid)`,
  'create index offboarding_task_of on talent.offboarding_task (organization_id, offboarding_id)',
  `create table talent.offboarding_handover (${tenantColumns}, offboarding_id uuid not null, kind text not null,
    to_id uuid not null)`,
  'create unique index offboarding_handover_once on talent.offboarding_handover (organization_id, offboarding_id, kind)',
  `create table talent.exit_interview (${tenantColumns}, offboarding_id uuid not null, held_on date not null,
    held_by_id uuid not null, themes text array not null, would_return text not null, note text not null)`,
  'create unique index exit_interview_once on talent.exit_interview (organization_id, offboarding_id)',
  'create index exit_interview_held on talent.exit_interview (organization_id, held_on)',
];

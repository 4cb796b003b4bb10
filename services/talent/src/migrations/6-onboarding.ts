import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates, plans and tasks of newcomers. */
export class Onboarding1763720000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['onboarding_template', 'onboarding_plan', 'onboarding_task']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const statements = [
  `create table talent.onboarding_template (${tenantColumns},
     name text not null, industry text not null, tasks jsonb not null)`,
  'create unique index onboarding_template_name on talent.onboarding_template (organization_id, industry, name)',
  `create table talent.onboarding_plan (${tenantColumns},
     employee_id uuid not null, employee_name text not null, application_id uuid, position_id uuid,
     title text not null, department text not null, industry text not null, manager_id uuid not null,
     template_id uuid not null, template_name text not null, start_date date not null, status text not null,
     cancel_reason text, checkpoints jsonb not null, told_checkpoint integer, completed_at timestamptz)`,
  `create unique index onboarding_plan_running on talent.onboarding_plan (organization_id, employee_id)
     where status in ('not_started', 'preboarding', 'active')`,
  'create unique index onboarding_plan_application on talent.onboarding_plan (organization_id, application_id)',
  'create index onboarding_plan_status on talent.onboarding_plan (organization_id, status, start_date)',
  'create index onboarding_plan_manager on talent.onboarding_plan (organization_id, manager_id, status)',
  `create table talent.onboarding_task (${tenantColumns},
     plan_id uuid not null, position integer not null, title text not null, category text not null,
     owner_id uuid not null, due_offset_days integer not null, due_on date not null, required boolean not null,
     depends_on uuid array not null, proof text, status text not null, blocked_reason text,
     done_at timestamptz, done_by uuid, told_overdue boolean not null)`,
  'create index onboarding_task_plan on talent.onboarding_task (organization_id, plan_id, position)',
  'create index onboarding_task_owner on talent.onboarding_task (organization_id, owner_id, status, due_on)',
];

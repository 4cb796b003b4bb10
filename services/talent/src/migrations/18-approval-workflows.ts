import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Approval workflows as records. What was sent before follows version 1, the chain it was sent by: its steps know their
 * place in it and the days they have.
 */
export class ApprovalWorkflows1764800000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['approval_workflow']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.approval_workflow');
    await runner.query('drop index talent.requisition_workflow');
    await runner.query('alter table talent.requisition drop workflow_number');
  }
}

const statements = [
  `create table talent.approval_workflow (${tenantColumns},
     trigger text not null, number integer not null, state text not null, steps jsonb not null,
     author_id uuid not null, activated_at timestamptz)`,
  'create unique index approval_workflow_number on talent.approval_workflow (organization_id, trigger, number)',
  `create unique index approval_workflow_active on talent.approval_workflow (organization_id, trigger)
     where state = 'active'`,
  `create unique index approval_workflow_draft on talent.approval_workflow (organization_id, trigger)
     where state = 'draft'`,
  'alter table talent.requisition add workflow_number integer',
  'create index requisition_workflow on talent.requisition (organization_id, workflow_number)',
  // Rows of every organization: the owner passes row-level security for this one statement.
  'alter table talent.requisition no force row level security',
  `update talent.requisition set workflow_number = 1, approvals = coalesce((
     select jsonb_agg(jsonb_build_object('place',
         case coalesce(step ->> 'passedFrom', step ->> 'step') when 'department' then 1 when 'hr' then 2 else 3 end,
         'days', 3, 'reminds', true, 'escalationDays', 1, 'leftIds', '[]'::jsonb) || step order by nth)
     from jsonb_array_elements(approvals) with ordinality as steps (step, nth)), '[]') where status <> 'draft'
     or approvals <> '[]'`,
  'alter table talent.requisition force row level security',
];

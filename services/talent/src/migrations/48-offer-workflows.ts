import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Offers are approved by a workflow. What was sent before follows version 1, the chain it was sent by: whoever has the
 * right to decides its steps, and nobody is reminded of them.
 */
export class OfferWorkflows1766400000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index talent.offer_workflow');
    await runner.query('alter table talent.offer drop workflow_number');
    await runner.query("delete from talent.due where kind = 'offerApproval'");
    await runner.query("delete from talent.approval_workflow where trigger = 'offer'");
  }
}

const statements = [
  'alter table talent.offer add workflow_number integer',
  'create index offer_workflow on talent.offer (organization_id, workflow_number)',
  // Rows of every organization: the owner passes row-level security for this one statement.
  'alter table talent.offer no force row level security',
  `update talent.offer set workflow_number = 1, approvals = coalesce((
     select jsonb_agg(jsonb_build_object('place', case step ->> 'step' when 'manager' then 1 else 2 end,
         'days', 3, 'reminds', true, 'escalationDays', 1, 'approverIds', null, 'dueAt', null, 'remindedAt', null,
         'escalatedAt', null) || step order by nth)
     from jsonb_array_elements(approvals) with ordinality as steps (step, nth)), '[]') where approvals <> '[]'`,
  'alter table talent.offer force row level security',
];

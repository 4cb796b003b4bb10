import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moves are approved by a workflow. What was asked for before follows version 1, the chain it was asked by: its steps know
 * their place in it and the days they have, and nobody is reminded of them.
 */
export class TransitionWorkflows1766600000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index talent.transition_workflow');
    await runner.query('alter table talent.transition no force row level security');
    await runner.query(`update talent.transition set approvals = coalesce((
      select jsonb_agg((step - 'approverIds') || jsonb_build_object('approverId', step -> 'approverIds' -> 0) order by nth)
      from jsonb_array_elements(approvals) with ordinality as steps (step, nth)), '[]') where approvals <> '[]'`);
    await runner.query('alter table talent.transition force row level security');
    await runner.query('alter table talent.transition drop workflow_number');
    await runner.query("delete from talent.due where kind = 'transitionApproval'");
    await runner.query("delete from talent.approval_workflow where trigger = 'transition'");
  }
}

const statements = [
  'alter table talent.transition add workflow_number integer',
  'create index transition_workflow on talent.transition (organization_id, workflow_number)',
  // Rows of every organization: the owner passes row-level security for this one statement.
  'alter table talent.transition no force row level security',
  `update talent.transition set workflow_number = 1, approvals = coalesce((
     select jsonb_agg(jsonb_build_object('place', case step ->> 'step' when 'receiving' then 1 when 'current' then 2 else 3 end,
         'days', 3, 'reminds', true, 'escalationDays', 1, 'dueAt', null, 'remindedAt', null, 'escalatedAt', null,
         'approverIds', case when step ->> 'approverId' is null then null::jsonb
           else jsonb_build_array(step ->> 'approverId') end) || (step - 'approverId') order by nth)
     from jsonb_array_elements(approvals) with ordinality as steps (step, nth)), '[]') where approvals <> '[]'`,
  'alter table talent.transition force row level security',
];

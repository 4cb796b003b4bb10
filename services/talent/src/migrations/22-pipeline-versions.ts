import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pipelines in versions: the latest of an industry is in use, the others stay for the positions that follow them. Each says
 * what its interviewers rate beside the skills of the position, and what they look at.
 */
export class PipelineVersions1765200000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['number', 'active']) await runner.query(`drop index talent.pipeline_template_${index}`);
    for (const column of ['number', 'state', 'skill_ids', 'guidance', 'author_id'])
      await runner.query(`alter table talent.pipeline_template drop ${column}`);
    await runner.query(
      'create unique index pipeline_template_name on talent.pipeline_template (organization_id, industry, name)',
    );
  }
}

const statements = [
  `alter table talent.pipeline_template add number integer, add state text, add skill_ids uuid array not null default '{}',
     add guidance text not null default '', add author_id uuid`,
  'alter table talent.pipeline_template no force row level security',
  `update talent.pipeline_template t set number = counted.number, state = counted.state
   from (select id, row_number() over (partition by organization_id, industry order by created_at, id) as number,
       case row_number() over (partition by organization_id, industry order by created_at desc, id desc)
         when 1 then 'active' else 'replaced' end as state
     from talent.pipeline_template) counted where counted.id = t.id`,
  'alter table talent.pipeline_template force row level security',
  `alter table talent.pipeline_template alter number set not null, alter state set not null,
     alter skill_ids drop default, alter guidance drop default`,
  'drop index talent.pipeline_template_name',
  'create unique index pipeline_template_number on talent.pipeline_template (organization_id, industry, number)',
  `create unique index pipeline_template_active on talent.pipeline_template (organization_id, industry)
     where state = 'active'`,
];

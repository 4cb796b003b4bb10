import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['automation', 'automation_version', 'automation_run'];
const read = ['application', 'position', 'pipeline_template'];

/** The day after the last one somebody should be in their stage. */
const WATCH = `
  insert into talent.due (kind, subject_id, organization_id, due_at)
  select 'late', a.id, a.organization_id,
    date_trunc('day', a.stage_entered_at) + make_interval(days => 1 + (one ->> 'slaDays')::int)
  from talent.application a
  join talent.position p on p.organization_id = a.organization_id and p.id = a.position_id
  join talent.pipeline_template t on t.organization_id = a.organization_id and t.id = p.pipeline_template_id
  cross join lateral jsonb_array_elements(t.stages) one
  where a.status = 'active' and one ->> 'key' = a.stage_key
  on conflict (kind, subject_id) do nothing`;

/**
 * Automations of hiring in versions, and what they did. What one does is one of three things here as well: none of them
 * ends an application. Whoever is under way is watched for the days of their stage from now on.
 */
export class Automations1766200000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    // Rows of every organization: the owner passes row-level security for this one statement.
    for (const table of read) await runner.query(`alter table talent.${table} no force row level security`);
    await runner.query(WATCH);
    for (const table of read) await runner.query(`alter table talent.${table} force row level security`);
    await secureTables(runner, 'talent', ['automation']);
    await secureTables(runner, 'talent', ['automation_version', 'automation_run'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
    await runner.query("delete from talent.due where kind in ('entered', 'late')");
  }
}

const statements = [
  `create table talent.automation (${tenantColumns}, name text collate talent.text_order not null, enabled boolean not null,
     number integer not null)`,
  'create index automation_enabled on talent.automation (organization_id, enabled)',
  `create table talent.automation_version (${tenantColumns}, automation_id uuid not null, number integer not null,
     event text not null, stage text, action text not null, target text not null, person_id uuid,
     text text not null, author_id uuid not null,
     constraint automation_never_rejects check (action in ('notify', 'assign', 'schedule')))`,
  `create unique index automation_version_number on talent.automation_version (organization_id, automation_id, number)`,
  `create table talent.automation_run (${tenantColumns}, automation_id uuid not null, number integer not null,
     application_id uuid not null, occasion text not null, outcome text not null, reason text,
     person_ids uuid array not null)`,
  `create unique index automation_run_once on talent.automation_run
     (organization_id, automation_id, application_id, occasion)`,
  'create index automation_run_latest on talent.automation_run (organization_id, created_at desc, id)',
  'create index automation_run_of on talent.automation_run (organization_id, automation_id, created_at desc, id)',
];

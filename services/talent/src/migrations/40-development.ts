import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How people are developed. */
export class Development1766000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['development_plan', 'development_item'];

const statements = [
  `create table talent.development_plan (${tenantColumns}, employee_id uuid not null, manager_id uuid not null,
    position_id uuid not null, title text collate talent.text_order not null,
    department text collate talent.text_order not null, industry text not null, starts_on date not null,
    ends_on date not null, status text not null, agreed_by_employee_at timestamptz, agreed_by_manager_at timestamptz)`,
  `create unique index development_plan_running on talent.development_plan (organization_id, employee_id)
    where status in ('draft', 'agreed')`,
  'create index development_plan_list on talent.development_plan (organization_id, status, ends_on, id)',
  `create table talent.development_item (${tenantColumns}, plan_id uuid not null, skill_id uuid not null,
    from_level int not null, to_level int not null, action text not null, text text not null, due_on date not null,
    done_at timestamptz, done_by_id uuid)`,
  'create index development_item_of on talent.development_item (organization_id, plan_id)',
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Compensation plans and commission statements, and the day a customer left. */
export class Compensation1764900000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sales.account add column churned_on date');
    await runner.query(`
      create table sales.comp_plan (${tenantColumns},
        role text not null, terms jsonb not null, currency text not null, effective_from date, published_by_id uuid)`);
    await runner.query('create unique index comp_plan_from on sales.comp_plan (organization_id, role, effective_from)');
    await runner.query(`
      create table sales.comp_statement (${tenantColumns},
        user_id uuid not null, month date not null, status text not null, problem text, basis jsonb not null,
        lines jsonb not null, total bigint not null, published_at timestamptz, dispute_until date, dispute jsonb)`);
    await runner.query(
      'create unique index comp_statement_once on sales.comp_statement (organization_id, user_id, month)',
    );
    await runner.query('create index comp_statement_month on sales.comp_statement (organization_id, month, status)');
    await secureTables(runner, 'sales', TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) await runner.query(`drop table sales.${table}`);
    await runner.query('alter table sales.account drop column churned_on');
  }
}

const TABLES = ['comp_plan', 'comp_statement'];

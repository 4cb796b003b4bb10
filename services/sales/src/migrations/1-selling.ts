import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People's names, accounts, territories with their proposed changes, quotas, deals with their history. */
export class Selling1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table sales.person (${tenantColumns}, name text not null)`);
    await runner.query(`
      create table sales.account (${tenantColumns},
        name text not null, segment text not null, region text not null, territory_id uuid not null, potential bigint not null)`);
    await runner.query('create index account_territory on sales.account (organization_id, territory_id, potential)');
    await runner.query('create index account_name on sales.account (organization_id, name)');
    await runner.query(`
      create table sales.territory (${tenantColumns},
        name text not null, region text not null, segment text not null, owner_id uuid not null, status text not null)`);
    await runner.query('create index territory_owner on sales.territory (organization_id, owner_id, status)');
    await runner.query('create unique index territory_name on sales.territory (organization_id, name)');
    await runner.query(`
      create table sales.reassignment (${tenantColumns},
        account_id uuid not null, from_territory_id uuid not null, to_territory_id uuid not null, effective_date date not null,
        move_deals boolean not null, note text not null, status text not null, proposed_by_id uuid not null,
        decided_by_id uuid, decision_reason text)`);
    await runner.query(`
      create unique index reassignment_unsettled on sales.reassignment (organization_id, account_id)
        where status in ('proposed', 'approved')`);
    await runner.query(
      'create index reassignment_status on sales.reassignment (organization_id, status, effective_date)',
    );
    await runner.query(`
      create table sales.awaited_move (reassignment_id uuid primary key, organization_id uuid not null, effective_date date not null)`);
    await runner.query('grant select, insert, delete on sales.awaited_move to talentos_sales');
    await runner.query(`
      create table sales.quota (${tenantColumns},
        user_id uuid not null, period_start date not null, period_end date not null, amount bigint not null, status text not null)`);
    await runner.query('create unique index quota_user on sales.quota (organization_id, user_id, period_start)');
    await runner.query(`
      create table sales.deal (${tenantColumns},
        name text not null, account_id uuid not null, owner_id uuid not null, stage text not null, amount bigint not null,
        close_date date not null, source text not null, competitor text, loss_reason text,
        last_activity_at timestamptz not null, closed_at timestamptz)`);
    await runner.query('create index deal_owner on sales.deal (organization_id, owner_id, stage, close_date, amount)');
    await runner.query('create index deal_stage on sales.deal (organization_id, stage, close_date, amount)');
    await runner.query(
      'create index deal_account on sales.deal (organization_id, account_id, stage, close_date, amount)',
    );
    await runner.query('create index deal_activity on sales.deal (organization_id, last_activity_at)');
    await runner.query(`
      create table sales.deal_entry (${tenantColumns},
        deal_id uuid not null, kind text not null, from_stage text, to_stage text, note text, by_id uuid not null)`);
    await runner.query('create index deal_entry_deal on sales.deal_entry (organization_id, deal_id, created_at)');
    await secureTables(runner, 'sales', ['person', 'account', 'territory', 'reassignment', 'quota', 'deal']);
    await secureTables(runner, 'sales', ['deal_entry'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'deal_entry',
      'deal',
      'quota',
      'awaited_move',
      'reassignment',
      'territory',
      'account',
      'person',
    ])
      await runner.query(`drop table sales.${table}`);
  }
}

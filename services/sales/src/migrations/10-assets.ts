import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assets of sales excellence: their versions, what people say of them, and the deals they were used in. */
export class Assets1764800000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sales.excellence_asset (${tenantColumns},
        session_id uuid not null, module text not null, asset_type text not null, title text collate sales.text_order not null, about text,
        owner_id uuid not null, status text not null, published_number integer, work_number integer, work text,
        review_by date)`);
    await runner.query(
      'create index excellence_asset_module on sales.excellence_asset (organization_id, module, status)',
    );
    await runner.query(`
      create table sales.excellence_asset_version (${tenantColumns},
        asset_id uuid not null, number integer not null, status text not null, text jsonb not null,
        author_ids jsonb not null, published_by_id uuid, published_at timestamptz)`);
    await runner.query(`
      create unique index excellence_asset_version_number
      on sales.excellence_asset_version (organization_id, asset_id, number)`);
    await runner.query(`
      create table sales.excellence_asset_comment (${tenantColumns},
        asset_id uuid not null, by_id uuid not null, text text not null)`);
    await runner.query(`
      create index excellence_asset_comment_asset
      on sales.excellence_asset_comment (organization_id, asset_id, created_at)`);
    await runner.query(`
      create table sales.excellence_asset_vote (${tenantColumns},
        asset_id uuid not null, user_id uuid not null, useful boolean not null)`);
    await runner.query(`
      create unique index excellence_asset_vote_once
      on sales.excellence_asset_vote (organization_id, asset_id, user_id)`);
    await runner.query(`
      create table sales.deal_asset (${tenantColumns},
        deal_id uuid not null, asset_id uuid not null, at timestamptz not null)`);
    await runner.query('create unique index deal_asset_once on sales.deal_asset (organization_id, asset_id, deal_id)');
    await runner.query('create index deal_asset_deal on sales.deal_asset (organization_id, deal_id)');
    await secureTables(runner, 'sales', TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) await runner.query(`drop table sales.${table}`);
  }
}

const TABLES = [
  'excellence_asset',
  'excellence_asset_version',
  'excellence_asset_comment',
  'excellence_asset_vote',
  'deal_asset',
];

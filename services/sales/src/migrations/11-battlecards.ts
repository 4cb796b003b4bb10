import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lost deals that battlecards are looked at for, and other names of competitors. */
export class Battlecards1764900000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sales.asset_flag (${tenantColumns},
        asset_id uuid not null, deal_id uuid not null, at timestamptz not null, settled_at timestamptz)`);
    await runner.query('create unique index asset_flag_once on sales.asset_flag (organization_id, asset_id, deal_id)');
    await runner.query(`
      create table sales.competitor_alias (${tenantColumns}, said text not null, name text collate sales.text_order not null)`);
    await runner.query('create unique index competitor_alias_said on sales.competitor_alias (organization_id, said)');
    await runner.query(
      'create index deal_competitor on sales.deal (organization_id, lower(competitor)) where competitor is not null',
    );
    await secureTables(runner, 'sales', TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index sales.deal_competitor');
    for (const table of TABLES.toReversed()) await runner.query(`drop table sales.${table}`);
  }
}

const TABLES = ['asset_flag', 'competitor_alias'];

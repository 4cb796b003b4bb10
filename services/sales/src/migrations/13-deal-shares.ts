import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deals that several people are credited with. */
export class DealShares1765000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sales.deal_share (${tenantColumns},
        deal_id uuid not null, user_id uuid not null, percent integer not null)`);
    await runner.query('create unique index deal_share_once on sales.deal_share (organization_id, deal_id, user_id)');
    await runner.query('create index deal_share_user on sales.deal_share (organization_id, user_id)');
    await secureTables(runner, 'sales', ['deal_share']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sales.deal_share');
  }
}

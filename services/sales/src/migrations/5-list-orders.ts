import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes in the order of the lists, down to the tie-break: a page is cut out of them alone, however deep it lies. */
export class ListOrders1763900000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of indexes) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of before) await runner.query(statement);
  }
}

const indexes = [
  'create index deal_list on sales.deal (organization_id, last_activity_at desc, id)',
  'create index deal_stage_list on sales.deal (organization_id, stage, last_activity_at desc, id)',
  'drop index sales.deal_activity',
];
const before = [
  'create index deal_activity on sales.deal (organization_id, last_activity_at)',
  'drop index sales.deal_list',
  'drop index sales.deal_stage_list',
];

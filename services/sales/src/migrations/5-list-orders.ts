import { indexText } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes in the order of the lists, down to the tie-break: a page is cut out of them alone, however deep it lies. Texts are searched by an index. */
export class ListOrders1763900000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of indexes) await runner.query(statement);
    await indexText(runner, 'sales', 'deal', ['name', 'competitor']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const indexes = [
  'create index deal_list on sales.deal (organization_id, last_activity_at desc, id)',
  'create index deal_stage_list on sales.deal (organization_id, stage, last_activity_at desc, id)',
  'drop index sales.deal_activity',
];

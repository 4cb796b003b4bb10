import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes in the order of the lists, down to the tie-break: a page is cut out of them alone, however deep it lies. */
export class ListOrders1763900000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of indexes) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of before) await runner.query(statement);
  }
}

const indexes = [
  `create index application_under_way on talent.application (organization_id, stage_entered_at, created_at, id)
    include (status, position_id) where status in ('active', 'on_hold', 'hired')`,
  'create index application_status_list on talent.application (organization_id, status, stage_entered_at, created_at, id)',
  'drop index talent.application_stage',
];
const before = [
  'create index application_stage on talent.application (organization_id, stage_entered_at, created_at, id)',
  'drop index talent.application_under_way',
  'drop index talent.application_status_list',
];

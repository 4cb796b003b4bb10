import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes in the order of the lists, down to the tie-break: a page is cut out of them alone, however deep it lies. */
export class ListOrders1763900000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of indexes) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of before) await runner.query(statement);
  }
}

const indexes = [
  'create index shift_list on healthcare.shift (organization_id, starts_at, department, id) include (date)',
  'create index shift_status_list on healthcare.shift (organization_id, status, starts_at, department, id) include (date)',
  'drop index healthcare.shift_start',
];
const before = [
  'create index shift_start on healthcare.shift (organization_id, starts_at)',
  'drop index healthcare.shift_list',
  'drop index healthcare.shift_status_list',
];

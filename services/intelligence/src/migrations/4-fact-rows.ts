import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kinds of fact there are at this time. */
const TABLES = ['application_stage', 'seat', 'deal', 'shift', 'credential', 'incident', 'goal'];

/** Facts in the order in which their rows are listed. */
export class FactRows1764800000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const dataset of TABLES)
      await runner.query(`
        create index fact_${dataset}_rows on intelligence.fact_${dataset} (organization_id, day, source_id, place);
        drop index intelligence.fact_${dataset}_day;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const dataset of TABLES)
      await runner.query(`
        create index fact_${dataset}_day on intelligence.fact_${dataset} (organization_id, day);
        drop index intelligence.fact_${dataset}_rows;`);
  }
}

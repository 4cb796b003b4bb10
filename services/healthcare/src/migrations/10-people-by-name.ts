import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists look names up among those of their organization: without an index, among everybody's. */
export class PeopleByName1763800000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index person_name on healthcare.person (organization_id, name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index healthcare.person_name');
  }
}

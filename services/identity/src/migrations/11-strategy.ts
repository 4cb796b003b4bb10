import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an organization is there for, version by version. */
export class Strategies1764000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table identity.strategy (${tenantColumns}, number int not null, mission text not null,
         pillars jsonb not null, objectives jsonb not null)`,
    );
    await runner.query('create unique index strategy_number on identity.strategy (organization_id, number)');
    await secureTables(runner, 'identity', ['strategy'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.strategy');
  }
}

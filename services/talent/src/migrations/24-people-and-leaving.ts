import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is to succeed whom. */
export class PeopleAndLeaving1765300000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['successor'];

const statements = [
  `create table talent.successor (${tenantColumns}, position_id uuid not null, user_id uuid not null, note text not null,
    named_by_id uuid not null)`,
  'create unique index successor_once on talent.successor (organization_id, position_id, user_id)',
  'create index successor_person on talent.successor (organization_id, user_id)',
];

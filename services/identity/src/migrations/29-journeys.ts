import { orderTexts, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Journeys, and who is on them. */
export class Journeys1766900000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
    await secureTables(runner, 'identity', ['journey', 'journey_run']);
    await orderTexts(runner, 'identity');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['journey', 'journey_run']) await runner.query(`drop table identity.${table}`);
  }
}

const up = [
  `create table identity.journey (${tenantColumns}, name text not null, state text not null, starts text not null,
     roles text[] not null, industry text, number int not null, steps jsonb not null)`,
  'create index journey_name on identity.journey (organization_id, name, id)',
  `create index journey_active on identity.journey (organization_id, starts) where state = 'active'`,
  `create table identity.journey_run (${tenantColumns}, journey_id uuid not null, person_id uuid not null,
     journey_number int not null, started_on date not null, state text not null, steps jsonb not null,
     done int not null, next_step text, completed_at timestamptz)`,
  'create unique index journey_run_once on identity.journey_run (organization_id, journey_id, person_id)',
  'create index journey_run_person on identity.journey_run (organization_id, person_id)',
  'create index journey_run_latest on identity.journey_run (organization_id, journey_id, started_on, id)',
];

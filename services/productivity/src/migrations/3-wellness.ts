import { keepToOwner, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Check-ins that are their owner's alone, and the sums that group averages come from. */
export class Wellness1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
    await secureTables(runner, 'productivity', ['wellness_checkin', 'wellness_skip']);
    await secureTables(runner, 'productivity', ['wellness_tally'], 'select, insert, update');
    await keepToOwner(runner, 'productivity', ['wellness_checkin', 'wellness_skip']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['wellness_tally', 'wellness_skip', 'wellness_checkin'])
      await runner.query(`drop table productivity.${table}`);
  }
}

const tables = [
  `create table productivity.wellness_checkin (${tenantColumns},
     user_id uuid not null, instrument text not null, answers jsonb not null, scores jsonb not null, note text,
     at timestamptz not null, group_id uuid, period_start date not null)`,
  'create index wellness_checkin_at on productivity.wellness_checkin (organization_id, user_id, instrument, at)',
  `create table productivity.wellness_skip (${tenantColumns},
     user_id uuid not null, instrument text not null, at timestamptz not null)`,
  'create unique index wellness_skip_own on productivity.wellness_skip (organization_id, user_id, instrument)',
  `create table productivity.wellness_tally (${tenantColumns},
     group_id uuid not null, measure text not null, period_start date not null, people integer not null,
     total double precision not null)`,
  `create unique index wellness_tally_group
     on productivity.wellness_tally (organization_id, group_id, measure, period_start)`,
];

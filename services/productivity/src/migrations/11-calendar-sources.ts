import { orderTexts, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars people subscribe to, and the times they take. */
export class CalendarSources1764800000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
    await secureTables(runner, 'productivity', ['calendar_source', 'calendar_busy']);
    await orderTexts(runner, 'productivity');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['calendar_busy', 'calendar_source']) await runner.query(`drop table productivity.${table}`);
  }
}

const up = [
  `create table productivity.calendar_source (${tenantColumns}, user_id uuid not null, name text not null, host text not null,
     sealed_address text not null, used boolean not null, read_at timestamptz, problem text, etag text, worked_out_on date)`,
  'create index calendar_source_of on productivity.calendar_source (organization_id, user_id)',
  `create table productivity.calendar_busy (${tenantColumns}, source_id uuid not null, user_id uuid not null,
     starts_at timestamptz not null, ends_at timestamptz not null)`,
  'create index calendar_busy_of on productivity.calendar_busy (organization_id, user_id, ends_at)',
  'create index calendar_busy_source on productivity.calendar_busy (organization_id, source_id)',
];

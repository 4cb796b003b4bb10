import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses of calendars. */
export class CalendarFeeds1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table productivity.calendar_feed (${tenantColumns},
         user_id uuid not null, hash text not null, read_at timestamptz)`,
    );
    await runner.query('create unique index calendar_feed_of on productivity.calendar_feed (organization_id, user_id)');
    await secureTables(runner, 'productivity', ['calendar_feed']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table productivity.calendar_feed');
  }
}

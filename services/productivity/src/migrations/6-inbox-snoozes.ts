import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people have put off of their inbox. */
export class InboxSnoozes1764000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table productivity.inbox_snooze (${tenantColumns},
         person_id uuid not null, item_id text not null, until date not null)`,
    );
    await runner.query(
      'create unique index inbox_snooze_item on productivity.inbox_snooze (organization_id, person_id, item_id)',
    );
    await secureTables(runner, 'productivity', ['inbox_snooze']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table productivity.inbox_snooze');
  }
}

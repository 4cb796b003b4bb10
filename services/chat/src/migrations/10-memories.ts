import { keepToOwner, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people ask the assistant to remember, and whether it does. The database shows both to nobody but them. */
export class Memories1763600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table chat.memory (${tenantColumns}, user_id uuid not null, text text not null)`);
    await runner.query('create unique index memory_text on chat.memory (organization_id, user_id, text)');
    await runner.query(
      `create table chat.memory_switch (${tenantColumns}, user_id uuid not null, enabled boolean not null)`,
    );
    await runner.query('create unique index memory_switch_user on chat.memory_switch (organization_id, user_id)');
    await secureTables(runner, 'chat', ['memory', 'memory_switch']);
    await keepToOwner(runner, 'chat', ['memory', 'memory_switch']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Talks in which sellers were coached. */
export class Coaching1765100000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sales.coaching_note (${tenantColumns},
        seller_id uuid not null, minutes integer not null, at date not null, by_id uuid not null)`);
    await runner.query('create index coaching_note_seller on sales.coaching_note (organization_id, seller_id, at)');
    await secureTables(runner, 'sales', ['coaching_note']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sales.coaching_note');
  }
}

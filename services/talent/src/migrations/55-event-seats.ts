import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People come to events of the catalogue, or wait for a seat. */
export class EventSeats1766600000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['event_seat']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.event_seat');
  }
}

const statements = [
  `create table talent.event_seat (${tenantColumns}, item_id uuid not null, user_id uuid not null, status text not null,
     place int not null)`,
  'create unique index event_seat_once on talent.event_seat (organization_id, user_id, item_id)',
  'create unique index event_seat_place on talent.event_seat (organization_id, item_id, place)',
];

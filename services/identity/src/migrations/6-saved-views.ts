import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['saved_view', 'list_preference'];

/** How people keep their lists. */
export class SavedViews1763600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
  }
}

const statements = [
  `create table identity.saved_view (${tenantColumns},
     owner_id uuid not null, list text not null, name text not null, state jsonb not null, shared boolean not null,
     deleted_at timestamptz)`,
  `create unique index saved_view_name on identity.saved_view (organization_id, owner_id, list, name)
     where deleted_at is null`,

  `create table identity.list_preference (${tenantColumns},
     person_id uuid not null, list text not null, default_view_id uuid, columns text[], density text)`,
  `create unique index list_preference_person on identity.list_preference (organization_id, person_id, list)`,
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const once = (statuses: string) => `
  create unique index shift_assignment_once on healthcare.shift_assignment (organization_id, shift_id, user_id)
  where status in (${statuses})`;

/** Weeks are planned as drafts before they are published, and people are on leave. */
export class RosterDrafts1764300000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table healthcare.shift add column published_at timestamptz');
    await runner.query('drop index healthcare.shift_assignment_once');
    await runner.query(once(`'planned', 'pending', 'confirmed', 'no_show'`));
    await runner.query(`
      create table healthcare.leave (${tenantColumns},
        user_id uuid not null, from_day date not null, until_day date not null)`);
    await runner.query('create index leave_person on healthcare.leave (organization_id, user_id, until_day)');
    await secureTables(runner, 'healthcare', ['leave']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table healthcare.leave');
    await runner.query('drop index healthcare.shift_assignment_once');
    await runner.query(once(`'pending', 'confirmed', 'no_show'`));
    await runner.query('alter table healthcare.shift drop column published_at');
  }
}

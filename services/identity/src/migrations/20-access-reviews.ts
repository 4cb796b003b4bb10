import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['access_review', 'reviewed_grant'];

/** Reviews of who holds what. */
export class AccessReviews1764000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
    await secureTables(runner, 'identity', tables, 'select, insert, update');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
    await runner.query('drop index identity.person_manager');
    await runner.query('alter table identity.organization drop column review_removes_unanswered');
  }
}

const up = [
  'alter table identity.organization add column review_removes_unanswered boolean not null default false',
  `create index person_manager on identity.person (organization_id, manager_id) where manager_id is not null`,
  `create table identity.access_review (${tenantColumns}, state text not null, started_by_name text not null,
     due_on date not null, reminded_on date, flagged_on date, finished_at timestamptz)`,
  `create unique index access_review_open on identity.access_review (organization_id) where state = 'open'`,
  'create index access_review_latest on identity.access_review (organization_id, created_at)',
  `create table identity.reviewed_grant (${tenantColumns}, review_id uuid not null, role_id uuid not null,
     person_id uuid not null, person_name text not null, person_title text not null,
     role_name text not null, industry text not null, custom_role_id uuid, custom_role_name text,
     granted_at timestamptz not null, reviewer_name text, state text not null,
     decided_by uuid, decided_by_name text, decided_at timestamptz, reason text)`,
  'create unique index reviewed_grant_once on identity.reviewed_grant (organization_id, review_id, role_id)',
  'create index reviewed_grant_person on identity.reviewed_grant (organization_id, review_id, person_name, id)',
];

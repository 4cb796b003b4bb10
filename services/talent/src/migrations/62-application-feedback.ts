import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People ask what an employer thought of an application that is over, once, and are answered. */
export class ApplicationFeedback1766800000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['application_feedback']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.application_feedback');
  }
}

const statements = [
  `create table talent.application_feedback (${tenantColumns}, application_id uuid not null, user_id uuid not null,
     question text not null, strengths text not null default '', gaps text not null default '',
     advice text not null default '', released text array not null default '{}', answered_at timestamptz,
     answered_by_id uuid, useful boolean)`,
  'create unique index application_feedback_of on talent.application_feedback (organization_id, application_id)',
  'create index application_feedback_person on talent.application_feedback (organization_id, user_id)',
  `create index application_feedback_waiting on talent.application_feedback (organization_id, created_at, id)
     where answered_at is null`,
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for seats, what seats usually pay, and how many a team is to have. */
export class Planning1763600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['requisition', 'salary_band', 'headcount_target']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['headcount_target', 'salary_band', 'requisition'])
      await runner.query(`drop table talent.${table}`);
  }
}

const statements = [
  `create table talent.requisition (${tenantColumns},
     title text not null, department text not null, industry text not null, location text not null,
     remote boolean not null, headcount integer not null, employment_type text not null, reason text not null,
     justification text not null, description text not null, salary_min bigint, salary_max bigint,
     target_start_date date, required_skills jsonb not null, hard_requirements jsonb not null,
     replaces_position_id uuid, requester_id uuid not null, status text not null, approvals jsonb not null,
     approver_ids uuid array not null, submitted_at timestamptz, settled_at timestamptz, cancel_reason text)`,
  'create index requisition_requester on talent.requisition (organization_id, requester_id, status)',
  'create index requisition_status on talent.requisition (organization_id, status, industry)',
  'create index requisition_team on talent.requisition (organization_id, industry, department)',
  `create table talent.salary_band (${tenantColumns},
     industry text not null, department text not null, min bigint not null, max bigint not null)`,
  'create unique index salary_band_team on talent.salary_band (organization_id, industry, department)',
  `create table talent.headcount_target (${tenantColumns},
     industry text not null, department text not null, quarter text not null, target_seats integer not null)`,
  'create unique index headcount_target_team on talent.headcount_target (organization_id, industry, department, quarter)',
];

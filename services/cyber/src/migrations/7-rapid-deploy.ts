import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for rapid deployment, and the people they are proposed to. */
export class RapidDeploy1763710000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'cyber', ['deploy_request', 'deploy_match']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cyber.deploy_match');
    await runner.query('drop table cyber.deploy_request');
  }
}

const statements = [
  `create table cyber.deploy_request (${tenantColumns},
     clearance text not null, work_roles jsonb not null, count integer not null, location text not null,
     start_by date not null, status text not null, requested_by_id uuid not null, cancel_reason text)`,
  'create index deploy_request_status on cyber.deploy_request (organization_id, status, start_by)',
  `create table cyber.deploy_match (${tenantColumns},
     request_id uuid not null, user_id uuid not null, status text not null, reason text, proposed_by_id uuid not null,
     proposed_at timestamptz not null, answered_at timestamptz, deployed_at timestamptz)`,
  'create unique index deploy_match_person on cyber.deploy_match (organization_id, request_id, user_id)',
  'create index deploy_match_user on cyber.deploy_match (organization_id, user_id, proposed_at)',
  `create unique index deploy_match_accepted on cyber.deploy_match (organization_id, user_id) where status = 'accepted'`,
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names to search and sort by, and the usual orders of the lists. */
export class Lists1763740000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table talent.person (${tenantColumns}, name text not null)`);
    await secureTables(runner, 'talent', ['person']);
    for (const statement of indexes) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const indexes = [
  'create index application_stage on talent.application (organization_id, stage_entered_at, created_at, id)',
  'create index position_opened on talent.position (organization_id, opened_at, id)',
  'create index interview_position on talent.interview (organization_id, position_id)',
  'create index requisition_list on talent.requisition (organization_id, requester_id, status, updated_at, id)',
  'drop index talent.requisition_requester',
  'create index requisition_replaces on talent.requisition (organization_id, replaces_position_id)',
];

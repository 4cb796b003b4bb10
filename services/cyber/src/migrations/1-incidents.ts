import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names people go by here, and incidents. */
export class Incidents1763710000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table cyber.person (${tenantColumns}, name text not null)`);
    await runner.query(`
      create table cyber.incident (${tenantColumns},
        title text not null, type text not null, description text not null, severity text not null, status text not null,
        reported_time timestamptz not null, reporter_id uuid not null, assignee_id uuid,
        respond_by timestamptz not null, responded_at timestamptz, respond_breached_at timestamptz,
        contain_by timestamptz not null, contained_at timestamptz, contain_breached_at timestamptz,
        resolve_by timestamptz not null, resolved_at timestamptz, resolve_breached_at timestamptz,
        phi_discovered_at timestamptz, resolution text, root_cause text, lessons text)`);
    for (const [name, columns] of indexes)
      await runner.query(`create index ${name} on cyber.incident (organization_id, ${columns})`);
    await secureTables(runner, 'cyber', ['person', 'incident']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['incident', 'person']) await runner.query(`drop table cyber.${table}`);
  }
}

const indexes = [
  ['incident_status', 'status, reported_time'],
  ['incident_reported', 'reported_time'],
  ['incident_responded', 'responded_at'],
  ['incident_resolved', 'resolved_at'],
  ['incident_assignee', 'assignee_id, status'],
] as const;

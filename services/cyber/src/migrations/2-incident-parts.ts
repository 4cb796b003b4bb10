import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Timelines and tasks of incidents, and the deadlines their clocks wait for. */
export class IncidentParts1763710000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cyber.incident_entry (${tenantColumns},
        incident_id uuid not null, kind text not null, from_value text, to_value text, note text, by_id uuid)`);
    await runner.query(
      'create index incident_entry_of on cyber.incident_entry (organization_id, incident_id, created_at)',
    );
    await runner.query(`
      create table cyber.incident_task (${tenantColumns},
        incident_id uuid not null, title text not null, assignee_id uuid, done_at timestamptz)`);
    await runner.query(
      'create index incident_task_of on cyber.incident_task (organization_id, incident_id, created_at)',
    );
    await runner.query(`
      create table cyber.awaited_clock (
        incident_id uuid primary key, organization_id uuid not null, due_at timestamptz not null)`);
    await runner.query('create index awaited_clock_due on cyber.awaited_clock (due_at)');
    await runner.query('grant select, insert, update, delete on cyber.awaited_clock to talentos_cyber');
    await secureTables(runner, 'cyber', ['incident_task']);
    await secureTables(runner, 'cyber', ['incident_entry'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['awaited_clock', 'incident_task', 'incident_entry'])
      await runner.query(`drop table cyber.${table}`);
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const facts = `
  current_level text not null, granted_date date, granting_authority text, expiration_date date,
  investigation_status text not null, last_investigation_closed date, questionnaire_updated date, access_ended_at date`;

/** Clearances, what was reported of them, what was granted, and the days on which something is to be told. */
export class Clearance1763710000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cyber.clearance (${tenantColumns}, ${facts},
        user_id uuid not null, reinvestigation_due date, verified_by uuid, verified_at timestamptz, told jsonb not null)`);
    await runner.query('create unique index clearance_holder on cyber.clearance (organization_id, user_id)');
    await runner.query('create index clearance_due on cyber.clearance (organization_id, reinvestigation_due)');
    await runner.query(`
      create table cyber.clearance_update (${tenantColumns}, ${facts},
        clearance_id uuid not null, status text not null, decided_by_id uuid, decided_at timestamptz, reason text)`);
    await runner.query(`
      create unique index clearance_update_waiting on cyber.clearance_update (organization_id, clearance_id)
      where status = 'submitted'`);
    await runner.query(`
      create index clearance_update_latest on cyber.clearance_update (organization_id, clearance_id, created_at)`);
    await runner.query(`
      create table cyber.clearance_grant (${tenantColumns},
        clearance_id uuid not null, level text not null, granted_date date not null, granting_authority text not null,
        ended_on date)`);
    await runner.query(
      'create index clearance_grant_of on cyber.clearance_grant (organization_id, clearance_id, granted_date)',
    );
    await runner.query(`
      create table cyber.awaited_clearance (
        organization_id uuid not null, clearance_id uuid primary key, due_on date not null)`);
    await runner.query('create index awaited_clearance_due on cyber.awaited_clearance (due_on)');
    await runner.query('grant select, insert, update, delete on cyber.awaited_clearance to talentos_cyber');
    await secureTables(runner, 'cyber', ['clearance', 'clearance_update', 'clearance_grant']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['awaited_clearance', 'clearance_grant', 'clearance_update', 'clearance'])
      await runner.query(`drop table cyber.${table}`);
  }
}

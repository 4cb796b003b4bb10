import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vulnerabilities with their history, and the instants at which the clock has news of them. */
export class Vulnerabilities1763710000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'cyber', ['vulnerability']);
    await secureTables(runner, 'cyber', ['vulnerability_entry'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['awaited_vulnerability', 'vulnerability_entry', 'vulnerability'])
      await runner.query(`drop table cyber.${table}`);
  }
}

const statements = [
  `create table cyber.vulnerability (${tenantColumns},
     cve text not null, asset text not null, exposed boolean not null, kev boolean not null, automatable boolean not null,
     total_impact boolean not null, cvss double precision not null, status text not null, found_at timestamptz not null,
     due_at timestamptz, owner_id uuid, checked_at timestamptz, remediated_at timestamptz, accepted_until date,
     accepted_by_id uuid, accept_reason text, overdue_told_at timestamptz)`,
  `create unique index vulnerability_known on cyber.vulnerability (organization_id, asset, cve) where status <> 'remediated'`,
  'create index vulnerability_due on cyber.vulnerability (organization_id, status, due_at)',
  'create index vulnerability_owner on cyber.vulnerability (organization_id, owner_id, status)',
  `create table cyber.vulnerability_entry (${tenantColumns},
     vulnerability_id uuid not null, kind text not null, from_value text, to_value text, note text, by_id uuid)`,
  'create index vulnerability_entry_of on cyber.vulnerability_entry (organization_id, vulnerability_id, created_at)',
  `create table cyber.awaited_vulnerability (
     vulnerability_id uuid primary key, organization_id uuid not null, due_at timestamptz not null)`,
  'create index awaited_vulnerability_due on cyber.awaited_vulnerability (due_at)',
  'grant select, insert, update, delete on cyber.awaited_vulnerability to talentos_cyber',
];

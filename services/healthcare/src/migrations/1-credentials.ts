import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names people go by here, their credentials, and renewals of these. */
export class Credentials1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table healthcare.person (${tenantColumns}, name text not null)`);
    await runner.query(`
      create table healthcare.credential (${tenantColumns},
        user_id uuid not null, name text not null, kind text not null, issuer text not null, number text not null, state text,
        issued_at date not null, expiration_date date not null,
        verified_by text, verified_reference text, verified_by_id uuid, verified_at timestamptz,
        revoked_at timestamptz, revoke_reason text, told_days integer)`);
    await runner.query(`
      create index credential_holder on healthcare.credential (organization_id, user_id, expiration_date)`);
    await runner.query('create index credential_expiry on healthcare.credential (organization_id, expiration_date)');
    await runner.query(`
      create table healthcare.credential_renewal (${tenantColumns},
        credential_id uuid not null, expiration_date date not null, number text not null, status text not null,
        decided_by_id uuid, decided_at timestamptz, reason text, verified_by text, verified_reference text)`);
    await runner.query(`
      create unique index credential_renewal_waiting on healthcare.credential_renewal (organization_id, credential_id)
      where status = 'submitted'`);
    await runner.query(`
      create index credential_renewal_latest on healthcare.credential_renewal (organization_id, credential_id, created_at)`);
    await runner.query(`
      create table healthcare.awaited_notice (
        organization_id uuid not null, credential_id uuid primary key, due_on date not null)`);
    await runner.query('create index awaited_notice_due on healthcare.awaited_notice (due_on)');
    await runner.query('grant select, insert, update, delete on healthcare.awaited_notice to talentos_healthcare');
    await secureTables(runner, 'healthcare', ['person', 'credential', 'credential_renewal']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['awaited_notice', 'credential_renewal', 'credential', 'person'])
      await runner.query(`drop table healthcare.${table}`);
  }
}

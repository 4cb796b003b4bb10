import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Audit1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit.audit_event (
        organization_id uuid not null,
        sequence bigint not null,
        event_id uuid not null,
        action text not null,
        operation text not null,
        actor_id uuid,
        actor_role text,
        industry text,
        subject json not null,
        at timestamptz not null,
        trace_id text,
        prev_hash bytea not null,
        hash bytea not null,
        primary key (organization_id, sequence));
      create unique index audit_event_once on audit.audit_event (organization_id, event_id);
      create index audit_event_by_action on audit.audit_event (organization_id, action, sequence);
      create index audit_event_by_actor on audit.audit_event (organization_id, actor_id, sequence);
      create index audit_event_by_time on audit.audit_event (organization_id, at);

      create table audit.audit_head (
        organization_id uuid not null primary key,
        sequence bigint not null,
        hash bytea not null);

      create table audit.audit_checkpoint (
        organization_id uuid not null,
        sequence bigint not null,
        hash text not null,
        merkle_root text not null,
        previous_signature text,
        key_id text not null,
        at timestamptz not null,
        signature text not null,
        primary key (organization_id, sequence));

      create table audit.chain (organization_id uuid not null primary key);

      create table audit.client_error_report (${tenantColumns},
        category text not null,
        message text not null,
        name text not null,
        stack text,
        reported_at timestamptz not null,
        route text,
        url text,
        user_agent text);
      create index client_error_report_newest on audit.client_error_report (organization_id, created_at);

      create table audit.crash_report (${tenantColumns},
        error text not null,
        stack text,
        reported_at timestamptz not null,
        url text not null,
        user_agent text not null,
        component text,
        crash_count integer not null,
        memory jsonb,
        stored_keys jsonb);
      create index crash_report_newest on audit.crash_report (organization_id, created_at)`);
    await secureTables(runner, 'audit', ['audit_event', 'audit_checkpoint'], 'select, insert');
    await secureTables(runner, 'audit', ['audit_head'], 'select, insert, update');
    await secureTables(runner, 'audit', ['client_error_report', 'crash_report'], 'select, insert');
    // Said outright, so that a wider default on the schema never makes the record changeable.
    await runner.query(
      'revoke update, delete, truncate on audit.audit_event, audit.audit_checkpoint from talentos_audit, public',
    );
    await runner.query('grant select, insert on audit.chain to talentos_audit');
  }

  async down(): Promise<void> {
    throw new Error('the audit trail is not taken back');
  }
}

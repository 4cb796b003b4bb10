import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['sso_connection', 'sso_link', 'sso_domain', 'sso_sign_in', 'sso_seen'];

/** Identity providers by which people sign in, and whose mail domains lead to them. */
export class SingleSignOn1764000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
    await runner.query('grant select, insert, update, delete on identity.sso_domain_index to talentos_identity');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...tables, 'sso_domain_index']) await runner.query(`drop table identity.${table}`);
    await runner.query('alter table identity.session drop provider_factor');
    await runner.query('alter table identity.auth_challenge drop sso_sign_in_id');
    await runner.query('alter table identity.organization drop emergency_access_id');
  }
}

const statements = [
  `create table identity.sso_connection (${tenantColumns},
     name text not null, status text not null, issuer text not null, client_id text not null, client_secret text,
     email_claim text not null, groups_claim text not null, role_name text not null, industry text not null,
     creates_people boolean not null, factor_values text[] not null, tested_at timestamptz)`,
  `create index sso_connection_client on identity.sso_connection (organization_id, issuer, client_id)`,

  `create table identity.sso_link (${tenantColumns},
     connection_id uuid not null, person_id uuid not null, subject text not null)`,
  `create unique index sso_link_subject on identity.sso_link (organization_id, connection_id, subject)`,
  `create unique index sso_link_person on identity.sso_link (organization_id, person_id, connection_id)`,

  `create table identity.sso_domain (${tenantColumns},
     domain text not null, token text not null, verified_at timestamptz, verified_by text, connection_id uuid)`,
  `create unique index sso_domain_name on identity.sso_domain (organization_id, domain)`,
  `create table identity.sso_domain_index (domain text primary key, organization_id uuid not null)`,

  `create table identity.sso_sign_in (${tenantColumns},
     connection_id uuid not null, purpose text not null, state_hash text not null, browser_hash text, nonce text,
     verifier text, base text, return_to text not null, expires_at timestamptz not null, used_at timestamptz, reason text,
     person_id uuid, subject text, sid text, id_token text, provider_factor boolean, session_id uuid, preview jsonb)`,
  `create unique index sso_sign_in_state on identity.sso_sign_in (organization_id, state_hash)`,
  `create index sso_sign_in_latest on identity.sso_sign_in (organization_id, connection_id, used_at, id)`,
  `create index sso_sign_in_session on identity.sso_sign_in (organization_id, session_id)`,

  `create table identity.sso_seen (${tenantColumns},
     connection_id uuid not null, value text not null, expires_at timestamptz not null)`,
  `create unique index sso_seen_value on identity.sso_seen (organization_id, connection_id, value)`,

  // Whether the provider has asked for a second factor: then ours is not missing.
  `alter table identity.session add provider_factor boolean`,
  `alter table identity.auth_challenge add sso_sign_in_id uuid`,
  // Where somebody is named, everybody else signs in by a provider.
  `alter table identity.organization add emergency_access_id uuid`,
];

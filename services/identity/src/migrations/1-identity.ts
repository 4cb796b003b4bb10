import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Identity1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...people, ...sessions, ...screens, ...untenanted]) await runner.query(statement);
    await secureTables(runner, 'identity', [
      'organization',
      'person',
      'role_assignment',
      'consent',
      'session',
      'refresh_token',
      'sign_in_attempt',
      'dashboard_content',
      'notification',
    ]);
    await runner.query(
      `grant select, insert, update, delete on identity.sign_in_index, identity.organization_index, identity.signing_key, identity.revocation to talentos_identity`,
    );
  }

  async down(): Promise<void> {
    throw new Error('the first migration is not taken back: drop the schema instead');
  }
}

const people = [
  `create table identity.organization (${tenantColumns}, name text not null, slug text not null, status text not null, industries text[] not null, modules text[] not null, deployment_context text not null, currency text not null, timezone text not null, internal_mobility boolean not null, mobility_tenure_days integer not null, session_idle_minutes integer not null, session_days integer not null)`,
  `create unique index organization_own on identity.organization (organization_id)`,

  `create table identity.person (${tenantColumns}, email text not null, first_name text not null, last_name text not null, title text not null, password_hash text, joined_on date not null, status text not null)`,
  `create unique index person_email on identity.person (organization_id, email)`,
  `create index person_name on identity.person (organization_id, last_name, first_name)`,

  `create table identity.role_assignment (${tenantColumns}, person_id uuid not null, role_name text not null, industry text not null, rank integer not null)`,
  `create unique index role_assignment_person on identity.role_assignment (organization_id, person_id, role_name, industry)`,
  `create index role_assignment_role on identity.role_assignment (organization_id, role_name, industry)`,

  `create table identity.consent (${tenantColumns}, person_id uuid not null, profile boolean not null, ai_assist boolean not null, marketing boolean not null)`,
  `create index consent_person on identity.consent (organization_id, person_id)`,
];

const sessions = [
  `create table identity.session (${tenantColumns}, person_id uuid not null, role_id uuid not null, expires_at timestamptz not null, last_used_at timestamptz not null, tokens_at timestamptz not null, ended_at timestamptz, end_reason text)`,
  `create index session_person on identity.session (organization_id, person_id)`,

  `create table identity.refresh_token (${tenantColumns}, session_id uuid not null, hash text not null, rotated_at timestamptz)`,
  `create unique index refresh_token_hash on identity.refresh_token (organization_id, session_id, hash)`,
  `create unique index refresh_token_live on identity.refresh_token (organization_id, session_id) where rotated_at is null`,

  `create table identity.sign_in_attempt (${tenantColumns}, subject text not null, device text not null, attempts timestamptz[] not null, locked_until timestamptz)`,
  `create unique index sign_in_attempt_subject on identity.sign_in_attempt (organization_id, subject, device)`,
];

const screens = [
  `create table identity.dashboard_content (${tenantColumns}, role text not null, outcome_message text not null, action_message text not null, call_to_action text not null)`,
  `create unique index dashboard_content_role on identity.dashboard_content (organization_id, role)`,

  `create table identity.notification (${tenantColumns}, person_id uuid not null, kind text not null, title text not null, message text not null, link text not null, read_at timestamptz)`,
  `create index notification_person on identity.notification (organization_id, person_id, created_at)`,
];

/** See `untenanted.ts` for why these belong to no organization. */
const untenanted = [
  `create table identity.sign_in_index (email text primary key, organization_id uuid not null, user_id uuid not null)`,
  `create table identity.organization_index (slug text primary key, organization_id uuid not null, position integer not null)`,
  `create table identity.signing_key (kid text primary key, public_jwk jsonb not null, private_key text not null, active_from timestamptz not null, created_at timestamptz not null)`,
  `create table identity.revocation (session_id uuid primary key, organization_id uuid not null, before timestamptz not null)`,
  `create index revocation_before on identity.revocation (before)`,
];

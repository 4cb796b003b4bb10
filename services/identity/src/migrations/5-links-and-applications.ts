import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['one_time_link', 'registration', 'application_token'];

/** Links that work once, registrations that wait for theirs, and tokens of applications. */
export class LinksAndApplications1763600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
    // A mail about a registration is nobody's: without the column it could not be told from a broken one.
    await runner.query('alter table identity.mail no force row level security');
    await runner.query('delete from identity.mail where person_id is null');
    await runner.query('alter table identity.mail force row level security');
    await runner.query('alter table identity.mail drop registration_id, alter column person_id set not null');
  }
}

const statements = [
  `create table identity.one_time_link (${tenantColumns},
     purpose text not null, subject_id uuid not null, hash text not null, expires_at timestamptz not null,
     used_at timestamptz)`,
  `create unique index one_time_link_hash on identity.one_time_link (organization_id, hash)`,
  `create index one_time_link_subject on identity.one_time_link (organization_id, subject_id)`,

  `create table identity.registration (${tenantColumns},
     email text not null, first_name text not null, last_name text not null, password_hash text not null,
     industry text not null, ai_assist boolean not null, marketing boolean not null, expires_at timestamptz not null)`,
  `create index registration_email on identity.registration (organization_id, email)`,
  `create index registration_expires on identity.registration (organization_id, expires_at)`,

  `create table identity.application_token (${tenantColumns},
     person_id uuid not null, role_id uuid not null, name text not null, scopes text[] not null, hash text not null,
     expires_at timestamptz not null, last_used_at timestamptz, revoked_at timestamptz)`,
  `create unique index application_token_hash on identity.application_token (organization_id, hash)`,
  `create index application_token_person on identity.application_token (organization_id, person_id, created_at)`,

  `alter table identity.mail alter column person_id drop not null, add registration_id uuid`,
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people say of themselves: who reads which part, what they have done, when they can work, what they aim
 * for, what they handed in to be verified.
 */
export class Profiles1765000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
    for (const column of ['last_used', 'verified_by_id', 'asked_at'])
      await runner.query(`alter table talent.person_skill drop ${column}`);
  }
}

const tables = ['profile', 'experience', 'availability', 'target', 'verification', 'proof_piece'];

const statements = [
  'alter table talent.person_skill add last_used text, add verified_by_id uuid, add asked_at timestamptz',
  `create table talent.profile (${tenantColumns},
     user_id uuid not null, headline text not null, visibility jsonb not null)`,
  'create unique index profile_person on talent.profile (organization_id, user_id)',
  `create table talent.experience (${tenantColumns},
     user_id uuid not null, kind text not null, title text collate talent.text_order not null, place text not null,
     description text not null, start_month text not null, end_month text)`,
  'create index experience_person on talent.experience (organization_id, user_id)',
  `create table talent.availability (${tenantColumns},
     user_id uuid not null, start_on date, notice_days integer not null, hours_per_week integer not null,
     shifts text array not null, travel_days integer not null, relocation text not null, places text not null,
     pay_floor bigint, pay_period text not null, confirmed_at timestamptz not null)`,
  'create unique index availability_person on talent.availability (organization_id, user_id)',
  `create table talent.target (${tenantColumns},
     user_id uuid not null, title text collate talent.text_order not null, industry text not null, pay bigint,
     horizon_months integer not null)`,
  `create table talent.verification (${tenantColumns},
     user_id uuid not null, kind text not null, name text collate talent.text_order not null,
     issuer text collate talent.text_order not null, valid_until date, status text not null,
     filename text collate talent.text_order, file_kind text, bytes integer, object text, sealed_key text)`,
  'create index verification_person on talent.verification (organization_id, user_id, created_at)',
  `create table talent.proof_piece (${tenantColumns},
     verification_id uuid not null, place integer not null, content bytea not null)`,
  'create unique index proof_piece_place on talent.proof_piece (organization_id, verification_id, place)',
  'create unique index target_once on talent.target (organization_id, user_id, industry, title)',
];

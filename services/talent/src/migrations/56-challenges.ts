import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People take part in challenges of the catalogue, alone or as a team, and look at the work of others. */
export class Challenges1766600000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['challenge_entry', 'challenge_member', 'challenge_review'];

const statements = [
  `create table talent.challenge_entry (${tenantColumns}, item_id uuid not null,
     team_name text, work text, number int, handed_in_at timestamptz)`,
  'create index challenge_entry_of on talent.challenge_entry (organization_id, item_id, created_at, id)',
  `create unique index challenge_entry_team on talent.challenge_entry (organization_id, item_id, team_name)
     where team_name is not null`,
  `create table talent.challenge_member (${tenantColumns}, entry_id uuid not null, item_id uuid not null, user_id uuid not null,
     shown boolean not null)`,
  'create unique index challenge_member_once on talent.challenge_member (organization_id, user_id, item_id)',
  'create index challenge_member_of on talent.challenge_member (organization_id, entry_id, created_at, id)',
  `create table talent.challenge_review (${tenantColumns}, entry_id uuid not null, by_entry_id uuid not null, reviewer_id uuid,
     met int[] not null, words text not null)`,
  'create unique index challenge_review_once on talent.challenge_review (organization_id, entry_id, by_entry_id)',
  'create index challenge_review_given on talent.challenge_review (organization_id, by_entry_id)',
  'create index challenge_review_by on talent.challenge_review (organization_id, reviewer_id)',
];

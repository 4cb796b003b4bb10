import { indexSearch, orderTexts, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pool of people who may be hired: found by name, skill and tag, and merged where two records are one person. */
export class Candidates1764800000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table talent.candidate (${tenantColumns},
      email text, phone text, phone_key text, headline text not null, industry text not null, source text not null,
      internal boolean not null, rank integer not null, finalist_for text, finalist_at timestamptz, tags text[] not null,
      consent_until date not null, retention_until date not null, last_at timestamptz not null, merged_into uuid)`);
    await runner.query(`create table talent.candidate_note (${tenantColumns},
      candidate_id uuid not null, author_id uuid not null, body text not null)`);
    await runner.query(`create table talent.candidate_match (${tenantColumns},
      kept_id uuid not null, other_id uuid not null, status text not null, decided_by uuid not null,
      decided_at timestamptz not null, trace jsonb)`);
    await secureTables(runner, 'talent', ['candidate', 'candidate_note', 'candidate_match']);
    for (const statement of indexes) await runner.query(statement);
    await indexSearch(runner, 'talent', 'candidate', ['headline']);
    await orderTexts(runner, 'talent');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const indexes = [
  `create index candidate_list on talent.candidate (organization_id, rank, last_at desc, id) include (consent_until)
    where merged_into is null`,
  `create index candidate_tagged on talent.candidate (organization_id, last_at desc)
    where merged_into is null and tags <> '{}'`,
  'create index candidate_email on talent.candidate (organization_id, email)',
  'create index candidate_phone on talent.candidate (organization_id, phone_key)',
  'create index candidate_merged on talent.candidate (organization_id, merged_into)',
  'create index candidate_note_of on talent.candidate_note (organization_id, candidate_id, created_at)',
  'create index candidate_match_kept on talent.candidate_match (organization_id, kept_id)',
  'create index candidate_match_other on talent.candidate_match (organization_id, other_id)',
  'create index person_skill_level on talent.person_skill (organization_id, skill_id, level, user_id)',
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people find out about themselves: what they like and want of work, and where they want to go. */
export class FindingOut1766730000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['assessment', 'career_answer']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['career_answer', 'assessment']) await runner.query(`drop table talent.${table}`);
  }
}

const statements = [
  `create table talent.assessment (${tenantColumns}, user_id uuid not null, begun_at timestamptz, answers jsonb not null,
     completed_at timestamptz, scores jsonb)`,
  'create unique index assessment_once on talent.assessment (organization_id, user_id)',
  `create table talent.career_answer (${tenantColumns}, user_id uuid not null, question_key text not null,
     answer text not null, skipped boolean not null, said_at timestamptz not null)`,
  'create unique index career_answer_once on talent.career_answer (organization_id, user_id, question_key)',
];

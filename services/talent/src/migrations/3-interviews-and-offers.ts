import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interviews with their scorecards, offers, and the moments that something of them is due. */
export class InterviewsAndOffers1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['interview', 'offer']);
    await secureTables(runner, 'talent', ['scorecard'], 'select, insert');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const statements = [
  `create table talent.interview (${tenantColumns},
     application_id uuid not null, position_id uuid not null, candidate_id uuid not null, kind text not null,
     interviewer_ids uuid array not null, location text not null, minutes integer not null,
     slots timestamptz array not null, start_at timestamptz, end_at timestamptz, status text not null, note text,
     reminded integer not null)`,
  'create index interview_application on talent.interview (organization_id, application_id)',
  'create index interview_candidate on talent.interview (organization_id, candidate_id, start_at)',
  'create index interview_time on talent.interview (organization_id, start_at)',
  `create table talent.scorecard (${tenantColumns},
     interview_id uuid not null, interviewer_id uuid not null, ratings jsonb not null, recommendation text not null,
     notes text not null, submitted_at timestamptz not null)`,
  'create unique index scorecard_once on talent.scorecard (organization_id, interview_id, interviewer_id)',
  `create table talent.offer (${tenantColumns},
     application_id uuid not null, position_id uuid not null, candidate_id uuid not null, base_salary bigint not null,
     variable bigint not null, currency text not null, start_date date not null, message text not null,
     author_id uuid not null, approvals jsonb not null, status text not null, sent_at timestamptz,
     expires_at timestamptz, viewed_at timestamptz, answered_at timestamptz, answer_note text)`,
  `create unique index offer_live on talent.offer (organization_id, position_id)
     where status in ('draft', 'in_approval', 'approved', 'sent', 'viewed')`,
  'create index offer_application on talent.offer (organization_id, application_id)',
  'create index offer_status on talent.offer (organization_id, status)',
  `create table talent.awaited_moment (
     subject_id uuid primary key, organization_id uuid not null, kind text not null, due_at timestamptz not null)`,
  'create index awaited_moment_due on talent.awaited_moment (kind, due_at)',
  'grant select, insert, update, delete on talent.awaited_moment to talentos_talent',
];

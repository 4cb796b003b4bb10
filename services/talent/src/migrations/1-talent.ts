import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Talent1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table talent.skill (${tenantColumns},
      name text not null, framework text not null, external_code text not null, parent_id uuid)`);
    await runner.query('create unique index skill_code on talent.skill (organization_id, framework, external_code)');

    await runner.query(`create table talent.person_skill (${tenantColumns},
      user_id uuid not null, skill_id uuid not null, level integer not null, evidence text not null, verified boolean not null)`);
    await runner.query(
      'create unique index person_skill_once on talent.person_skill (organization_id, user_id, skill_id)',
    );

    await runner.query(`create table talent.pipeline_template (${tenantColumns},
      name text not null, industry text not null, stages jsonb not null)`);
    await runner.query(
      'create unique index pipeline_template_name on talent.pipeline_template (organization_id, industry, name)',
    );

    await runner.query(`create table talent.position (${tenantColumns},
      title text not null, department text not null, location text not null, remote boolean not null,
      description text not null, industry text not null, job_family text not null,
      hiring_manager_id uuid not null, recruiter_id uuid not null, visibility text not null,
      pipeline_template_id uuid not null, required_skills jsonb not null,
      opened_at timestamptz not null, filled_at timestamptz, status text not null)`);
    await runner.query('create index position_open on talent.position (organization_id, industry, status, opened_at)');
    await runner.query('create index position_manager on talent.position (organization_id, hiring_manager_id)');
    await runner.query('create index position_recruiter on talent.position (organization_id, recruiter_id)');

    await runner.query(`create table talent.application (${tenantColumns},
      position_id uuid not null, user_id uuid not null, source text not null, stage_key text not null,
      stage_entered_at timestamptz not null, status text not null, history jsonb not null)`);
    await runner.query('create index application_position on talent.application (organization_id, position_id)');
    await runner.query(`create unique index application_active
      on talent.application (organization_id, user_id, position_id) where status = 'active'`);

    await runner.query(`create table talent.transition (${tenantColumns},
      employee_id uuid not null, type text not null, from_position_id uuid, to_position_id uuid not null,
      effective_date date not null, status text not null)`);
    await runner.query('create index transition_employee on talent.transition (organization_id, employee_id)');
    await runner.query('create index transition_status on talent.transition (organization_id, status)');

    await runner.query(`create table talent.interest_expression (${tenantColumns},
      position_id uuid not null, position_title text not null, department text not null, user_id uuid not null,
      note text, status text not null, decided_by uuid, decided_at timestamptz, reason text)`);
    await runner.query(`create unique index interest_expression_pending
      on talent.interest_expression (organization_id, user_id, position_id) where status = 'pending'`);
    await runner.query(
      'create index interest_expression_person on talent.interest_expression (organization_id, user_id, created_at)',
    );
    await runner.query(
      'create index interest_expression_position on talent.interest_expression (organization_id, position_id, status)',
    );

    await runner.query(`create table talent.collaboration (${tenantColumns},
      position_id uuid not null, manager_id uuid not null, recruiter_id uuid not null,
      candidate_id uuid, professional_id uuid, next_step jsonb)`);
    await runner.query(
      'create unique index collaboration_position on talent.collaboration (organization_id, position_id)',
    );

    await runner.query(`create table talent.collaboration_note (${tenantColumns},
      collaboration_id uuid not null, author_id uuid not null, body text not null, visible_to text array not null)`);
    await runner.query(
      'create index collaboration_note_thread on talent.collaboration_note (organization_id, collaboration_id, created_at)',
    );

    await runner.query(`create table talent.mentor_offer (${tenantColumns},
      mentor_id uuid not null, skill_ids uuid array not null, note text not null, mentee_id uuid, status text not null)`);
    await runner.query('create index mentor_offer_status on talent.mentor_offer (organization_id, status)');
    await runner.query('create index mentor_offer_mentor on talent.mentor_offer (organization_id, mentor_id)');
    await runner.query('create index mentor_offer_mentee on talent.mentor_offer (organization_id, mentee_id)');

    await secureTables(runner, 'talent', [
      'skill',
      'person_skill',
      'pipeline_template',
      'position',
      'application',
      'transition',
      'interest_expression',
      'collaboration',
      'collaboration_note',
      'mentor_offer',
    ]);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shifts, who works them, exchanges of them, and when people are glad to work. */
export class Shifts1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table healthcare.shift (${tenantColumns},
        department text not null, date date not null, start_time text not null, end_time text not null,
        timezone text not null, starts_at timestamptz not null, ends_at timestamptz not null, slots integer not null,
        required_credentials text[] not null, required_skills text[] not null, status text not null, cancel_reason text)`);
    await runner.query('create index shift_start on healthcare.shift (organization_id, starts_at)');
    await runner.query('create index shift_department on healthcare.shift (organization_id, department, date)');
    await runner.query(`
      create table healthcare.shift_assignment (${tenantColumns},
        shift_id uuid not null, user_id uuid not null, status text not null, overtime boolean not null,
        release_asked_at timestamptz, release_reason text, note text, decided_by_id uuid, decided_at timestamptz)`);
    await runner.query(`
      create unique index shift_assignment_once on healthcare.shift_assignment (organization_id, shift_id, user_id)
      where status in ('pending', 'confirmed', 'no_show')`);
    await runner.query(`
      create index shift_assignment_person on healthcare.shift_assignment (organization_id, user_id, status)`);
    await runner.query(`
      create table healthcare.shift_swap (${tenantColumns},
        proposer_id uuid not null, colleague_id uuid not null, given_id uuid not null, wanted_id uuid not null,
        status text not null, decided_by_id uuid, decided_at timestamptz, reason text)`);
    await runner.query(`
      create unique index shift_swap_given on healthcare.shift_swap (organization_id, given_id)
      where status in ('proposed', 'accepted')`);
    await runner.query(`
      create unique index shift_swap_wanted on healthcare.shift_swap (organization_id, wanted_id)
      where status in ('proposed', 'accepted')`);
    await runner.query('create index shift_swap_proposer on healthcare.shift_swap (organization_id, proposer_id)');
    await runner.query('create index shift_swap_colleague on healthcare.shift_swap (organization_id, colleague_id)');
    await runner.query(`
      create table healthcare.availability (${tenantColumns}, user_id uuid not null, parts text[] not null)`);
    await runner.query('create unique index availability_person on healthcare.availability (organization_id, user_id)');
    await secureTables(runner, 'healthcare', ['shift', 'shift_assignment', 'shift_swap', 'availability']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['availability', 'shift_swap', 'shift_assignment', 'shift'])
      await runner.query(`drop table healthcare.${table}`);
  }
}

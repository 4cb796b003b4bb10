import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How teams work together, how people work best, and what they thank each other for. */
export class TeamCulture1764800000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
    await secureTables(runner, 'identity', ['working_agreement', 'way_of_working', 'kudos']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['working_agreement', 'way_of_working', 'kudos'])
      await runner.query(`drop table identity.${table}`);
  }
}

const up = [
  `create table identity.working_agreement (${tenantColumns}, team_id uuid not null, number int not null, hours text not null,
     channels text not null, meetings text not null, published_by uuid)`,
  'create unique index working_agreement_number on identity.working_agreement (organization_id, team_id, number)',
  `create table identity.way_of_working (${tenantColumns}, person_id uuid not null, best_hours text not null,
     reach_me text not null, feedback text not null)`,
  'create unique index way_of_working_person on identity.way_of_working (organization_id, person_id)',
  `create table identity.kudos (${tenantColumns}, team_id uuid not null, from_id uuid not null, to_id uuid not null,
     text text not null)`,
  'create index kudos_team on identity.kudos (organization_id, team_id, created_at, id)',
  'create index kudos_from on identity.kudos (organization_id, from_id)',
  'create index kudos_to on identity.kudos (organization_id, to_id)',
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Teams and who is in them. */
export class Teams1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table identity.team (${tenantColumns}, name text not null, parent_id uuid, lead_id uuid not null)`,
    );
    await runner.query('create unique index team_name on identity.team (organization_id, name)');
    await runner.query('create index team_parent on identity.team (organization_id, parent_id)');
    await runner.query('create index team_lead on identity.team (organization_id, lead_id)');
    await runner.query(
      `create table identity.team_member (${tenantColumns}, team_id uuid not null, person_id uuid not null)`,
    );
    await runner.query(
      'create unique index team_member_person on identity.team_member (organization_id, person_id, team_id)',
    );
    await runner.query('create index team_member_team on identity.team_member (organization_id, team_id)');
    await secureTables(runner, 'identity', ['team', 'team_member']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.team_member');
    await runner.query('drop table identity.team');
  }
}

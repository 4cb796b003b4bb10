import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  'provisioning_connection',
  'provisioned_person',
  'provisioned_group',
  'provisioned_group_member',
  'provisioning_request',
];

/** Directories that keep people over SCIM, and which roles and teams a person has from them. */
export class Provisioning1764000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
    await runner.query('alter table identity.role_assignment drop provisioned_by');
    await runner.query('alter table identity.team_member drop provisioned_by');
  }
}

const statements = [
  `create table identity.provisioning_connection (${tenantColumns},
     name text not null, status text not null, hash text not null, role_name text not null, industry text not null,
     invites boolean not null, last_used_at timestamptz)`,
  `create unique index provisioning_connection_hash on identity.provisioning_connection (organization_id, hash)`,

  `create table identity.provisioned_person (${tenantColumns},
     connection_id uuid not null, person_id uuid not null, external_id text, user_name text not null,
     attributes jsonb not null)`,
  `create unique index provisioned_person_person on identity.provisioned_person (organization_id, connection_id, person_id)`,
  `create unique index provisioned_person_name on identity.provisioned_person (organization_id, connection_id, user_name)`,
  `create index provisioned_person_external on identity.provisioned_person (organization_id, connection_id, external_id)`,

  `create table identity.provisioned_group (${tenantColumns},
     connection_id uuid not null, name text not null, external_id text, role_name text, industry text,
     custom_role_id uuid, team_id uuid)`,
  `create unique index provisioned_group_name on identity.provisioned_group (organization_id, connection_id, lower(name))`,

  `create table identity.provisioned_group_member (${tenantColumns}, group_id uuid not null, person_id uuid not null)`,
  `create unique index provisioned_group_member_person
     on identity.provisioned_group_member (organization_id, person_id, group_id)`,
  `create index provisioned_group_member_group on identity.provisioned_group_member (organization_id, group_id)`,

  `create table identity.provisioning_request (${tenantColumns},
     connection_id uuid not null, at timestamptz not null, method text not null, path text not null, status int not null,
     detail text)`,
  `create index provisioning_request_latest on identity.provisioning_request (organization_id, connection_id, at, id)`,

  `alter table identity.role_assignment add provisioned_by uuid`,
  `alter table identity.team_member add provisioned_by uuid`,
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['custom_role', 'invitation'];

/** Roles an organization makes of those of the product, and people who are asked to join it. */
export class RolesAndInvitations1764000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
    await runner.query('alter table identity.role_assignment drop custom_role_id');
    // A mail that carried an invitation would be taken for one about notifications.
    await runner.query('alter table identity.mail no force row level security');
    await runner.query(`delete from identity.mail where link = 'invite'`);
    await runner.query('alter table identity.mail force row level security');
    await runner.query('alter table identity.mail drop invitation_id');
  }
}

const statements = [
  `create table identity.custom_role (${tenantColumns},
     name text not null, base_role text not null, permissions text[] not null, hidden_modules text[] not null)`,
  `create unique index custom_role_name on identity.custom_role (organization_id, lower(name))`,

  `alter table identity.role_assignment add custom_role_id uuid`,
  `create index role_assignment_custom on identity.role_assignment (organization_id, custom_role_id)
     where custom_role_id is not null`,

  `create table identity.invitation (${tenantColumns},
     email text not null, name text, role_name text not null, industry text not null, custom_role_id uuid, team_id uuid,
     invited_by uuid not null, invited_at timestamptz not null, expires_at timestamptz not null, ended_at timestamptz)`,
  `create unique index invitation_email on identity.invitation (organization_id, email)`,
  `create index invitation_custom on identity.invitation (organization_id, custom_role_id)
     where custom_role_id is not null`,

  `alter table identity.mail add invitation_id uuid`,
  `create index mail_invitation on identity.mail (organization_id, invitation_id, created_at)
     where invitation_id is not null`,
];

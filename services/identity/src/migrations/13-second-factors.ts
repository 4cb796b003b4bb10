import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['totp_factor', 'recovery_code', 'passkey', 'auth_challenge'];

/** What people have beside their password, what waits for its answer, and who has to have it. */
export class SecondFactors1764000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
    await runner.query('alter table identity.session drop proved_at');
    await runner.query('alter table identity.organization drop second_factor, drop second_factor_since');
  }
}

const statements = [
  `create table identity.totp_factor (${tenantColumns},
     person_id uuid not null, secret text not null, confirmed_at timestamptz, last_step int not null)`,
  `create unique index totp_factor_person on identity.totp_factor (organization_id, person_id)`,

  `create table identity.recovery_code (${tenantColumns},
     person_id uuid not null, hash text not null, used_at timestamptz)`,
  `create unique index recovery_code_person on identity.recovery_code (organization_id, person_id, hash)`,

  `create table identity.passkey (${tenantColumns},
     person_id uuid not null, name text not null, credential_id text not null, public_key text not null,
     counter double precision not null, transports text[] not null, synced boolean not null, last_used_at timestamptz)`,
  `create unique index passkey_credential on identity.passkey (organization_id, credential_id)`,
  `create index passkey_person on identity.passkey (organization_id, person_id)`,

  `create table identity.auth_challenge (${tenantColumns},
     purpose text not null, hash text not null, browser text not null, person_id uuid, role_id uuid, device text,
     expires_at timestamptz not null, used_at timestamptz)`,
  `create unique index auth_challenge_hash on identity.auth_challenge (organization_id, hash)`,
  `create index auth_challenge_expires on identity.auth_challenge (organization_id, expires_at)`,

  // Sessions that are open have proven nothing lately.
  `alter table identity.session add proved_at timestamptz`,

  // Who is an administrator today has the same seven days as everybody after.
  `alter table identity.organization add second_factor text not null default 'administrators',
     add second_factor_since timestamptz not null default now()`,
  `alter table identity.organization alter second_factor drop default, alter second_factor_since drop default`,
];

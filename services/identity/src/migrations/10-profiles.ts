import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['picture', 'address_change', 'user_preference'];

/** What people and organizations say of themselves, and how people want the product to look. */
export class Profiles1764000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
    await runner.query('alter table identity.person drop phone, drop pronouns, drop languages, drop timezone');
    await runner.query(
      'alter table identity.organization drop legal_name, drop address, drop size, drop workweek_start',
    );
  }
}

const up = [
  `alter table identity.person add phone text, add pronouns text, add languages text[], add timezone text`,
  `alter table identity.organization add legal_name text, add address jsonb, add size text,
     add workweek_start text not null default 'monday'`,
  `alter table identity.organization alter workweek_start drop default`,

  `create table identity.picture (${tenantColumns}, subject_id uuid not null, kind text not null, content text not null)`,
  `create unique index picture_subject on identity.picture (organization_id, subject_id)`,

  `create table identity.address_change (${tenantColumns},
     person_id uuid not null, email text not null, expires_at timestamptz not null,
     old_confirmed_at timestamptz, new_confirmed_at timestamptz)`,
  `create unique index address_change_person on identity.address_change (organization_id, person_id)`,

  `create table identity.user_preference (${tenantColumns},
     person_id uuid not null, theme text, density text, locale text, date_format text not null,
     default_hub text not null, assistant boolean, reduce_motion boolean not null)`,
  `create unique index user_preference_person on identity.user_preference (organization_id, person_id)`,
];

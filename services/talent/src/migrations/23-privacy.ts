import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which industries people follow, who looked at their profiles, and who asked that no score sorts them. */
export class Privacy1765200000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
    await runner.query('alter table talent.profile drop human_only');
  }
}

const tables = ['followed_industry', 'profile_view'];

const statements = [
  'alter table talent.profile add human_only boolean not null default false',
  `create table talent.followed_industry (${tenantColumns}, user_id uuid not null, industry text not null)`,
  'create unique index followed_industry_once on talent.followed_industry (organization_id, user_id, industry)',
  `create table talent.profile_view (${tenantColumns}, user_id uuid not null, role text not null, viewed_on date not null)`,
  'create unique index profile_view_once on talent.profile_view (organization_id, user_id, viewed_on, role)',
];

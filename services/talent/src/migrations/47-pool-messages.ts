import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['pool_template', 'pool_mailing', 'candidate_message'];

/** Recruiters write to people of the pool, who can say that they want no messages. */
export class PoolMessages1766300000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
    await runner.query('alter table talent.candidate drop wants_messages');
  }
}

const statements = [
  'alter table talent.candidate add wants_messages boolean not null default true',
  `create table talent.pool_template (${tenantColumns}, name text collate talent.text_order not null,
     subject text not null, body text not null, author_id uuid not null)`,
  'create index pool_template_name on talent.pool_template (organization_id, name)',
  `create table talent.pool_mailing (${tenantColumns}, subject text not null, body text not null,
     author_id uuid not null, state text not null, total integer not null, waiting_ids uuid array not null,
     sent integer not null, expired integer not null, opted_out integer not null)`,
  'create index pool_mailing_author on talent.pool_mailing (organization_id, author_id)',
  `create table talent.candidate_message (${tenantColumns}, candidate_id uuid not null, mailing_id uuid not null,
     author_id uuid not null, subject text not null, body text not null)`,
  'create index candidate_message_of on talent.candidate_message (organization_id, candidate_id, created_at)',
  `create unique index candidate_message_once on talent.candidate_message
     (organization_id, mailing_id, candidate_id)`,
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reasons for rejections and messages to applicants as records. A rejection keeps the words of its notice: what was
 * decided before reads as it was chosen.
 */
export class ReasonsAndMessages1765100000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
    await runner.query('alter table talent.application drop notice_text');
  }
}

const tables = ['reject_reason', 'message_template'];

const statements = [
  `create table talent.reject_reason (${tenantColumns},
     key text not null, text text not null, notice_text text not null, retired_at timestamptz)`,
  'create unique index reject_reason_key on talent.reject_reason (organization_id, key)',
  `create table talent.message_template (${tenantColumns},
     stage text not null, event text not null, number integer not null, state text not null, subject text not null,
     body text not null, author_id uuid not null)`,
  'create unique index message_template_number on talent.message_template (organization_id, stage, event, number)',
  `create unique index message_template_active on talent.message_template (organization_id, stage, event)
     where state = 'active'`,
  'alter table talent.application add notice_text text',
  // Rows of every organization: the owner passes row-level security for this one statement.
  'alter table talent.application no force row level security',
  `update talent.application set reject_notice = case reject_notice when 'none' then 'none' else 'send' end,
     notice_text = case reject_notice
       when 'thanks' then 'Thank you for your interest. We have decided to go on with other people for this position.'
       when 'filled' then 'Thank you for your interest. The position has been filled in the meantime.'
       when 'later' then 'Thank you for your interest. We go on with others this time and would be glad to hear from you for another position.'
     end
   where reject_notice is not null`,
  'alter table talent.application force row level security',
];

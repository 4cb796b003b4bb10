import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People tell how they found their way. */
export class SuccessStories1766600000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['success_story']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.success_story');
  }
}

const statements = [
  `create table talent.success_story (${tenantColumns}, user_id uuid not null, title text collate talent.text_order not null,
     industry text, from_role text not null, to_role text not null, months int, text text not null, helped text,
     named boolean not null, consented_at timestamptz not null, status text not null, sent_at timestamptz not null,
     published_at timestamptz, decided_by_id uuid, note text)`,
  `create index success_story_list on talent.success_story (organization_id, published_at, id) where status = 'published'`,
  'create index success_story_of on talent.success_story (organization_id, user_id, published_at, id)',
  `create index success_story_waiting on talent.success_story (organization_id, sent_at, id) where status = 'waiting'`,
  'create index success_story_decided on talent.success_story (organization_id, decided_by_id)',
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups of the community, who is in them, and what they write to each other. */
export class CommunityGroups1766600000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table talent.${table}`);
  }
}

const tables = ['community_group', 'community_member', 'community_post', 'post_reaction', 'post_report'];

const statements = [
  `create table talent.community_group (${tenantColumns}, name text collate talent.text_order not null, about text not null,
     industry text, role text, region text collate talent.text_order, moderator_id uuid, closed_at timestamptz)`,
  'create unique index community_group_name on talent.community_group (organization_id, name) where closed_at is null',
  'create index community_group_list on talent.community_group (organization_id, name, id)',
  'create index community_group_of on talent.community_group (organization_id, moderator_id)',
  `create table talent.community_member (${tenantColumns}, group_id uuid not null, user_id uuid not null, alias text)`,
  'create unique index community_member_once on talent.community_member (organization_id, user_id, group_id)',
  'create index community_member_list on talent.community_member (organization_id, group_id, created_at, id)',
  `create unique index community_member_alias on talent.community_member (organization_id, group_id, alias)
     where alias is not null`,
  `create table talent.community_post (${tenantColumns}, group_id uuid not null, author_id uuid not null, alias text,
     text text not null, status text not null, hidden_at timestamptz, decided_by_id uuid, note text)`,
  'create index community_post_feed on talent.community_post (organization_id, created_at, id)',
  'create index community_post_group on talent.community_post (organization_id, group_id, created_at, id)',
  'create index community_post_author on talent.community_post (organization_id, author_id, created_at, id)',
  `create index community_post_hidden on talent.community_post (organization_id, hidden_at) where status = 'hidden'`,
  `create table talent.post_reaction (${tenantColumns}, post_id uuid not null, user_id uuid not null, kind text not null)`,
  'create unique index post_reaction_once on talent.post_reaction (organization_id, post_id, user_id, kind)',
  'create index post_reaction_of on talent.post_reaction (organization_id, user_id)',
  `create table talent.post_report (${tenantColumns}, post_id uuid not null, user_id uuid not null, reason text not null,
     closed boolean not null)`,
  'create unique index post_report_once on talent.post_report (organization_id, post_id, user_id)',
  'create index post_report_of on talent.post_report (organization_id, user_id)',
];

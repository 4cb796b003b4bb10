import { indexWords, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents the assistant may answer from: their files, encrypted, and the passages read from them with their words. */
export class Knowledge1763600000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chat.knowledge_file (${tenantColumns},
        title text not null, filename text not null, kind text not null, bytes integer not null, sha256 text not null,
        object text not null, sealed_key text not null, state text not null, problem text, pages integer,
        passages integer not null, language text, edition integer not null, readers text not null,
        roles text[] not null, hubs text[] not null, uploaded_at timestamptz not null)`);
    await runner.query('create index knowledge_file_title on chat.knowledge_file (organization_id, title, id)');
    await runner.query(`
      create table chat.knowledge_piece (${tenantColumns},
        knowledge_file_id uuid not null, place integer not null, content bytea not null)`);
    // Encrypted bytes do not shrink: trying costs time and saves nothing.
    await runner.query('alter table chat.knowledge_piece alter column content set storage external');
    await runner.query(`
      create unique index knowledge_piece_place on chat.knowledge_piece (organization_id, knowledge_file_id, place)`);
    await runner.query(`
      create table chat.knowledge_passage (${tenantColumns},
        knowledge_file_id uuid not null, place integer not null, page integer, heading text, text text not null,
        words tsvector not null)`);
    await runner.query(`
      create unique index knowledge_passage_place on chat.knowledge_passage (organization_id, knowledge_file_id, place)`);
    await secureTables(runner, 'chat', ['knowledge_file', 'knowledge_piece', 'knowledge_passage']);
    await indexWords(runner, 'chat', 'knowledge_passage', 'words', ['knowledge_file_id']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents people add to their credentials and course records, and what is in them, encrypted. */
export class Documents1763700000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table healthcare.document (${tenantColumns},
        user_id uuid not null, subject_kind text not null, subject_id uuid not null, name text not null, kind text not null,
        bytes integer not null, sha256 text not null, object text not null, sealed_key text not null)`);
    await runner.query(
      'create index document_subject on healthcare.document (organization_id, subject_id, created_at)',
    );
    await runner.query(`
      create table healthcare.document_piece (${tenantColumns},
        document_id uuid not null, place integer not null, content bytea not null)`);
    // Encrypted bytes do not shrink: trying costs time and saves nothing.
    await runner.query('alter table healthcare.document_piece alter column content set storage external');
    await runner.query(`
      create unique index document_piece_place on healthcare.document_piece (organization_id, document_id, place)`);
    await secureTables(runner, 'healthcare', ['document', 'document_piece']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['document_piece', 'document']) await runner.query(`drop table healthcare.${table}`);
  }
}

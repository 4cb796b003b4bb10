import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['document', 'document_version', 'document_piece', 'acknowledgement'];

/** Documents an organization publishes, their files, and who has said that they have read them. */
export class Documents1764000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
  }
}

const up = [
  `create table identity.document (${tenantColumns}, title text not null, category text not null, version_number int not null,
     acknowledge_by date, reminded_on date, retain_until date, archived_at timestamptz)`,
  `create unique index document_title on identity.document (organization_id, lower(title)) where archived_at is null`,
  `create index document_listed on identity.document (organization_id, title, id)`,
  `create table identity.document_version (${tenantColumns}, document_id uuid not null, version_number int not null,
     filename text not null, kind text not null, bytes int not null, sha256 text not null, scan text not null,
     object text not null, sealed_key text not null)`,
  `create unique index document_version_number on identity.document_version (organization_id, document_id, version_number)`,
  `create table identity.document_piece (${tenantColumns}, version_id uuid not null, place int not null, content bytea not null)`,
  `alter table identity.document_piece alter column content set storage external`,
  `create unique index document_piece_place on identity.document_piece (organization_id, version_id, place)`,
  `create table identity.acknowledgement (${tenantColumns}, document_id uuid not null, version_number int not null, person_id uuid not null)`,
  `create unique index acknowledgement_person on identity.acknowledgement (organization_id, document_id, version_number, person_id)`,
];

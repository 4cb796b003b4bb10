import { orderTexts, secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Large bundles are taken over in the background: how far each is, what came of it, and its file until then. */
export class BundleImports1765000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table cyber.bundle_import (${tenantColumns}, user_id uuid not null, filename text not null,
         object text not null, sealed_key text not null, state text not null, objects integer, result jsonb,
         ended_at timestamptz)`,
    );
    await runner.query(
      'create index bundle_import_person on cyber.bundle_import (organization_id, user_id, created_at)',
    );
    await runner.query(
      `create table cyber.bundle_piece (${tenantColumns}, bundle_import_id uuid not null, place integer not null,
         content bytea not null)`,
    );
    await runner.query(
      'create unique index bundle_piece_place on cyber.bundle_piece (organization_id, bundle_import_id, place)',
    );
    await secureTables(runner, 'cyber', ['bundle_import', 'bundle_piece']);
    await orderTexts(runner, 'cyber');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cyber.bundle_piece');
    await runner.query('drop table cyber.bundle_import');
  }
}

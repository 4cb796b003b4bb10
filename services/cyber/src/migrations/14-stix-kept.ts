import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** STIX objects stay as they came, so that they leave as they came: confidence, labels, references, relationships, sightings. */
export class StixKept1764100000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table cyber.stix_object (${tenantColumns}, stix_id text not null, object jsonb not null,
         modified timestamptz, classification text not null)`,
    );
    await runner.query('create unique index stix_object_id on cyber.stix_object (organization_id, stix_id)');
    await secureTables(runner, 'cyber', ['stix_object']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cyber.stix_object');
  }
}

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** HIPAA training and confidentiality statements people attest. */
export class Attestations1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table healthcare.attestation (${tenantColumns}, user_id uuid not null, kind text not null, attested_on date not null)`);
    await runner.query(`
      create index attestation_latest on healthcare.attestation (organization_id, user_id, kind, attested_on)`);
    await secureTables(runner, 'healthcare', ['attestation'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table healthcare.attestation');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of credentials says how many wait for their verification: a few of many. */
export class UnverifiedCredentials1764000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index credential_unverified on healthcare.credential (organization_id, expiration_date)
       where revoked_at is null and verified_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index healthcare.credential_unverified');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The networks people of an organization work from. */
export class SignInSettings1764000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.organization add allowed_networks text[] not null default '{}'`);
    await runner.query('alter table identity.organization alter allowed_networks drop default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.organization drop allowed_networks');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organizations know since when they are suspended and how many people may work in them; people, when they were last here. */
export class Tenants1764000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.organization add suspended_at timestamptz, add people_most integer');
    await runner.query('alter table identity.person add last_used_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.person drop last_used_at');
    await runner.query('alter table identity.organization drop suspended_at, drop people_most');
  }
}

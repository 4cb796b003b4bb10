import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the onboarding of newcomers still waits for before they may work a shift. */
export class OnboardingHolds1763730000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table healthcare.onboarding_hold (${tenantColumns},
        user_id uuid not null, proofs text array not null, plan_version integer not null)`);
    await runner.query('create index onboarding_hold_user on healthcare.onboarding_hold (organization_id, user_id)');
    await secureTables(runner, 'healthcare', ['onboarding_hold']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table healthcare.onboarding_hold');
  }
}

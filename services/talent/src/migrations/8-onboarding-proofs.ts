import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The proofs a plan was last told to wait for. What runs already is told by the next daily look. */
export class OnboardingProofs1763730000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table talent.onboarding_plan add told_proofs text array');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table talent.onboarding_plan drop told_proofs');
  }
}

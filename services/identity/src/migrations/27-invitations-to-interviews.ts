import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mail about an interview brings into a calendar. */
export class InvitationsToInterviews1764700000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.notification add invitation jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.notification drop invitation');
  }
}

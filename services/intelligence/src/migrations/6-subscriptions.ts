import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers people want to be told of. */
export class Subscriptions1764800000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table intelligence.question_subscription (${tenantColumns},
        person_id uuid not null, saved_question_id uuid not null, role text not null, industry text not null,
        occasion text not null, hour int not null, threshold double precision, beyond boolean not null,
        state text not null, told_at timestamptz, next_at timestamptz not null);
      create unique index question_subscription_once
        on intelligence.question_subscription (organization_id, person_id, saved_question_id);`);
    await secureTables(runner, 'intelligence', ['question_subscription']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table intelligence.question_subscription');
  }
}

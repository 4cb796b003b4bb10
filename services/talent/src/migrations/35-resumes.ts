import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Resumes: which facts of a profile stand in which. */
export class Resumes1765900000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['resume']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.resume');
  }
}

const statements = [
  `create table talent.resume (${tenantColumns},
     user_id uuid not null, position_id uuid, summary text not null, left_out text array not null)`,
  'create unique index resume_once on talent.resume (organization_id, user_id, position_id)',
  'create unique index resume_general on talent.resume (organization_id, user_id) where position_id is null',
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Paths people have started to the roles they aim for. */
export class LearningPaths1766720000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'talent', ['learning_path']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table talent.learning_path');
  }
}

const statements = [
  `create table talent.learning_path (${tenantColumns}, user_id uuid not null, target_id uuid not null,
     item_ids uuid array not null)`,
  'create unique index learning_path_once on talent.learning_path (organization_id, user_id, target_id)',
];

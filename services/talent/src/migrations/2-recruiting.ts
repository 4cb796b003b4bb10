import { industries, professionalRole } from '@talent-os/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seats know their holder, their request and the role they give. */
export class Recruiting1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table talent.position
      add holder_id uuid, add requisition_id uuid, add role text, add hard_requirements jsonb not null default '[]'`);
    // Rows of every organization: the owner passes row-level security for this one statement.
    await runner.query('alter table talent.position no force row level security');
    for (const industry of industries)
      await runner.query('update talent.position set role = $1 where industry = $2', [
        professionalRole[industry],
        industry,
      ]);
    await runner.query('alter table talent.position force row level security');
    await runner.query('alter table talent.position alter role set not null');
    await runner.query('create index position_holder on talent.position (organization_id, holder_id)');
    await runner.query('create index position_requisition on talent.position (organization_id, requisition_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table talent.position drop holder_id, drop requisition_id, drop role, drop hard_requirements',
    );
  }
}

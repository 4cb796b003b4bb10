import { createFold, indexSearch } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seats, requests for them, who applies, moves and arrives are found by words of their names. */
export class Search1764000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFold(runner, 'talent');
    await indexSearch(runner, 'talent', 'person', ['name']);
    await indexSearch(runner, 'talent', 'position', ['title', 'department']);
    await indexSearch(runner, 'talent', 'requisition', ['title', 'department']);
    await indexSearch(runner, 'talent', 'onboarding_plan', ['employee_name', 'title']);
    await runner.query(
      'create index application_latest on talent.application (organization_id, stage_entered_at desc, id)',
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses of the catalogue have topics, and two may have one title where another service has handed one of them over. */
export class ContactHours1766900000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index talent.catalogue_item_title');
    await runner.query('alter table talent.catalogue_item drop namesake_of');
    await runner.query(
      'create unique index catalogue_item_title on talent.catalogue_item (organization_id, industry, kind, title)',
    );
  }
}

const statements = [
  'alter table talent.catalogue_item add namesake_of uuid',
  'drop index talent.catalogue_item_title',
  `create unique index catalogue_item_title on talent.catalogue_item (organization_id, industry, kind, title)
     where namesake_of is null`,
  // Rows of every organization: the owner passes row-level security for this one statement.
  'alter table talent.catalogue_version no force row level security',
  `update talent.catalogue_version set content = content || '{"topic": null}' where not content ? 'topic'`,
  'alter table talent.catalogue_version force row level security',
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contact hours come from courses of the catalogue everybody learns by as well: the record says what those were called. */
export class CatalogueCourses1766800000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table healthcare.ceu_record add title text collate healthcare.text_order');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table healthcare.ceu_record drop title');
  }
}

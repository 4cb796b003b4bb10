import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Levels, lessons and questions of the sales methodology, and how far people are. */
export class Methodology1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sales.methodology_level (${tenantColumns},
        level integer not null, title text not null, description text not null)`);
    await runner.query(
      'create unique index methodology_level_number on sales.methodology_level (organization_id, level)',
    );
    await runner.query(`
      create table sales.methodology_lesson (${tenantColumns},
        level integer not null, position integer not null, title text not null, body text not null, minutes integer not null)`);
    await runner.query(`
      create unique index methodology_lesson_level on sales.methodology_lesson (organization_id, level, position)`);
    await runner.query(`
      create table sales.methodology_question (${tenantColumns},
        level integer not null, position integer not null, question text not null, options text[] not null, answer integer not null)`);
    await runner.query(`
      create unique index methodology_question_level on sales.methodology_question (organization_id, level, position)`);
    await runner.query(
      `create table sales.lesson_done (${tenantColumns}, user_id uuid not null, lesson_id uuid not null)`,
    );
    await runner.query(
      'create unique index lesson_done_once on sales.lesson_done (organization_id, user_id, lesson_id)',
    );
    await runner.query(`
      create table sales.quiz_attempt (${tenantColumns}, user_id uuid not null, level integer not null, score integer not null)`);
    await runner.query('create index quiz_attempt_best on sales.quiz_attempt (organization_id, user_id, level, score)');
    await secureTables(runner, 'sales', ['methodology_level', 'methodology_lesson', 'methodology_question']);
    await secureTables(runner, 'sales', ['lesson_done', 'quiz_attempt'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'quiz_attempt',
      'lesson_done',
      'methodology_question',
      'methodology_lesson',
      'methodology_level',
    ])
      await runner.query(`drop table sales.${table}`);
  }
}

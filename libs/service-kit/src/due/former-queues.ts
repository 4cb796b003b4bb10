import type { MigrationInterface, QueryRunner } from 'typeorm';
import { roleOf } from '../database/secure.js';

/** A table that something due had of its own before the due-queue. */
type FormerQueue = {
  readonly table: string;
  /** The column of the subject's id. */
  readonly subject: string;
  /** The column of the moment, with its type. */
  readonly due: `${string} date` | `${string} timestamptz`;
  /** What its rows become; nothing where a column of the table says so. */
  readonly kind?: string;
};

/** A migration that moves the rows of a service's former queues into `due` and drops the tables; one of several kinds comes first. */
export abstract class FromFormerQueues implements MigrationInterface {
  abstract readonly service: string;
  abstract readonly queues: readonly FormerQueue[];

  async up(runner: QueryRunner): Promise<void> {
    await this.withEveryRow(runner, async () => {
      for (const { table, subject, due, kind } of this.queues) {
        await runner.query(`
          insert into ${this.service}.due (kind, subject_id, organization_id, due_at)
          select ${kind ? `'${kind}'` : 'kind'}, ${subject}, organization_id, ${nameOf(due)} from ${this.service}.${table}`);
        await runner.query(`drop table ${this.service}.${table}`);
      }
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.withEveryRow(runner, async () => {
      for (const { table, subject, due, kind } of this.queues.toReversed()) {
        const name = `${this.service}.${table}`;
        await runner.query(`
          create table ${name} (
            ${subject} uuid primary key, organization_id uuid not null, ${kind ? '' : 'kind text not null,'} ${due} not null)`);
        await runner.query(`create index ${table}_due on ${name} (${nameOf(due)})`);
        await runner.query(`grant select, insert, update, delete on ${name} to ${roleOf(this.service)}`);
        await runner.query(`
          with gone as (delete from ${this.service}.due ${kind ? `where kind = '${kind}'` : ''} returning *)
          insert into ${name} (${subject}, organization_id, ${kind ? '' : 'kind,'} ${nameOf(due)})
          select subject_id, organization_id, ${kind ? '' : 'kind,'} due_at from gone`);
      }
    });
  }

  /** Forced row-level security shows a migration no rows of any organization. */
  private async withEveryRow(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
    await runner.query(`alter table ${this.service}.due no force row level security`);
    await work();
    await runner.query(`alter table ${this.service}.due force row level security`);
  }
}

const nameOf = (due: FormerQueue['due']) => due.slice(0, due.lastIndexOf(' '));

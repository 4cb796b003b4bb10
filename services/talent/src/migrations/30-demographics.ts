import { tenantColumns } from '@talent-os/service-kit';
import { asReader, readerOf, roleOf } from '@talent-os/service-kit/database/secure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'demographics.self_identification';
const VIEW = 'demographics.answer';
const MINE = "organization_id = nullif(current_setting('app.organization_id', true), '')::uuid";
const OWN = "user_id = nullif(current_setting('app.person_id', true), '')::uuid";
const [service, reader] = [roleOf('talent'), readerOf('talent')];

/**
 * What people say of their ethnicity and gender, in a schema of its own. The service reads and writes a row as the person it
 * is of, and as nobody else; the ratio reads by a view whose owner signs in nowhere.
 */
export class Demographics1766000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await asReader(runner, 'talent', async () => {
      await runner.query(`grant usage, create on schema demographics to ${reader}`);
      await runner.query(`grant select (organization_id, user_id, ethnicity, gender) on ${TABLE} to ${reader}`);
      await runner.query(`create policy ratio on ${TABLE} for select to ${reader} using (true)`);
      await runner.query(
        `create view ${VIEW} as select user_id, ethnicity, gender from ${TABLE} where ${MINE} and ethnicity is not null`,
      );
      await runner.query(`alter view ${VIEW} owner to ${reader}; grant select on ${VIEW} to ${service}`);
      await runner.query(`revoke create on schema demographics from ${reader}`);
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await asReader(runner, 'talent', () => runner.query(`drop view ${VIEW}`));
    await runner.query('drop schema demographics cascade');
  }
}

const statements = [
  'create schema demographics',
  `grant usage on schema demographics to ${service}`,
  `create table ${TABLE} (${tenantColumns}, user_id uuid not null, ethnicity text, gender text)`,
  `create unique index self_identification_once on ${TABLE} (organization_id, user_id)`,
  `alter table ${TABLE} enable row level security`,
  `alter table ${TABLE} force row level security`,
  `create policy tenant on ${TABLE} to ${service} using (${MINE}) with check (${MINE})`,
  `create policy owner on ${TABLE} as restrictive to ${service} using (${OWN}) with check (${OWN})`,
  `grant select, insert, update, delete on ${TABLE} to ${service}`,
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications that ask people to be let in, and what their authorization server remembers. */
export class Authorization1764000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.authorization_record');
    await runner.query('alter table identity.application_token drop client_id');
  }
}

const statements = [
  // See `untenanted.ts` for why it belongs to no organization.
  `create table identity.authorization_record (kind text not null, hash text not null, grant_id text, payload jsonb not null,
     expires_at timestamptz not null, consumed_at timestamptz, primary key (kind, hash))`,
  `create index authorization_record_grant on identity.authorization_record (grant_id) where grant_id is not null`,
  `create index authorization_record_expiry on identity.authorization_record (expires_at)`,
  `grant select, insert, update, delete on identity.authorization_record to talentos_identity`,
  `alter table identity.application_token add client_id text`,
];

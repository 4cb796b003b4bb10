import type { MigrationInterface, QueryRunner } from 'typeorm';

const HOLDING = ['llm_provider', 'phi_vault'];

/** Notes which organizations have sealed secrets: the job that wraps them again belongs to none. */
export class SecretHolders1763600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table chat.secret_holder (organization_id uuid primary key)');
    await runner.query('grant select, insert on chat.secret_holder to talentos_chat');
    await runner.query(`
      create function chat.note_secret_holder() returns trigger language plpgsql as $$
      begin
        insert into chat.secret_holder (organization_id) values (new.organization_id) on conflict do nothing;
        return null;
      end $$`);
    for (const table of HOLDING) {
      await runner.query(`
        create trigger secret_holder after insert on chat.${table}
        for each row execute function chat.note_secret_holder()`);
      // The owner reads past the policy only while it is not forced.
      await runner.query(`alter table chat.${table} no force row level security`);
      await runner.query(`
        insert into chat.secret_holder (organization_id) select distinct organization_id from chat.${table}
        on conflict do nothing`);
      await runner.query(`alter table chat.${table} force row level security`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of HOLDING) await runner.query(`drop trigger secret_holder on chat.${table}`);
    await runner.query('drop function chat.note_secret_holder()');
    await runner.query('drop table chat.secret_holder');
  }
}

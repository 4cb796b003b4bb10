import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What tools were asked, and which changes were proposed. */
export class Tools1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chat.tool_call (${tenantColumns},
        run_id uuid not null, call_id uuid not null, user_id uuid not null, active_role text not null, ability_hash text not null,
        operation text not null, args jsonb not null, decision text not null, rule jsonb not null, outcome text not null,
        rows integer, fields text[] not null, latency_ms integer not null, provider text, model text, prompt_version text)`);
    await runner.query('create index tool_call_run on chat.tool_call (organization_id, run_id, created_at)');
    await runner.query(`
      create table chat.proposal (${tenantColumns},
        run_id uuid not null, user_id uuid not null, operation text not null, args jsonb not null,
        expires_at timestamptz not null, state text not null, outcome text, decided_at timestamptz)`);
    await runner.query('create index proposal_run on chat.proposal (organization_id, run_id)');
    await secureTables(runner, 'chat', ['tool_call'], 'select, insert');
    await secureTables(runner, 'chat', ['proposal'], 'select, insert, update');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['proposal', 'tool_call']) await runner.query(`drop table chat.${table}`);
  }
}

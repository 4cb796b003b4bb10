import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Models1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...providers, ...ledger, ...prompts, ...vault]) await runner.query(statement);
    await secureTables(runner, 'chat', [
      'llm_provider',
      'provider_month',
      'usage_entry',
      'prompt',
      'prompt_version',
      'phi_vault',
    ]);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const providers = [
  `create table chat.llm_provider (${tenantColumns},
    name text not null, base_url text not null, model text not null, priority integer not null,
    monthly_budget bigint not null, prompt_price bigint not null, completion_price bigint not null,
    allowed_hubs text array not null, baa_signed boolean not null, enabled boolean not null,
    sealed_key text not null, key_version integer not null, key_ending text,
    last_error text, last_ok_at timestamptz)`,
  'create index llm_provider_order on chat.llm_provider (organization_id, priority)',
];

const ledger = [
  `create table chat.provider_month (${tenantColumns},
    provider_id uuid not null, month date not null, spent bigint not null, reserved bigint not null)`,
  'create unique index provider_month_once on chat.provider_month (organization_id, provider_id, month)',

  `create table chat.usage_entry (${tenantColumns},
    provider_id uuid not null, run_id uuid, month date not null, model text not null, state text not null,
    prompt_price bigint not null, completion_price bigint not null,
    prompt_tokens integer not null, completion_tokens integer not null, estimated boolean not null,
    reserved bigint not null, cost bigint not null, first_token_ms integer)`,
  'create index usage_entry_provider on chat.usage_entry (organization_id, provider_id, created_at)',
  `create index usage_entry_open on chat.usage_entry (organization_id, provider_id, created_at) where state = 'reserved'`,
  'create index usage_entry_run on chat.usage_entry (organization_id, run_id)',
];

const prompts = [
  `create table chat.prompt (${tenantColumns}, key text not null, hub text not null, page_context text)`,
  'create unique index prompt_key on chat.prompt (organization_id, key)',

  `create table chat.prompt_version (${tenantColumns},
    prompt_id uuid not null, number integer not null, body text not null, checksum text not null,
    status text not null, author_name text not null, activated_at timestamptz, uses integer not null)`,
  'create unique index prompt_version_number on chat.prompt_version (organization_id, prompt_id, number)',
  `create unique index prompt_version_active on chat.prompt_version (organization_id, prompt_id) where status = 'active'`,
];

const vault = [
  `create table chat.phi_vault (${tenantColumns}, session_id uuid not null, sealed text not null)`,
  'create unique index phi_vault_session on chat.phi_vault (organization_id, session_id)',
];

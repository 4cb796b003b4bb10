import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['webhook', 'webhook_delivery'];

/** Webhooks of organizations, and what is on its way to them. */
export class Webhooks1764000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'identity', tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop table identity.${table}`);
  }
}

const statements = [
  `create table identity.webhook (${tenantColumns},
     name text not null, host text not null, sealed text not null, events text[] not null, status text not null,
     tested_at timestamptz, activated_at timestamptz, failures int not null, problem text, rests_until timestamptz,
     taken_until timestamptz, last_delivered_at timestamptz)`,
  `create index webhook_organization on identity.webhook (organization_id, created_at, id)`,

  `create table identity.webhook_delivery (${tenantColumns},
     webhook_id uuid not null, event_id uuid not null, event text not null, occurred_at timestamptz not null,
     body text not null, state text not null, attempts int not null, due_at timestamptz not null,
     last_attempt_at timestamptz, status int, latency_ms int, problem text)`,
  `create unique index webhook_delivery_event on identity.webhook_delivery (organization_id, webhook_id, event_id)`,
  `create index webhook_delivery_latest on identity.webhook_delivery (organization_id, webhook_id, occurred_at, event_id)`,
  `create index webhook_delivery_waiting on identity.webhook_delivery (organization_id, webhook_id, due_at, event_id)
     where state = 'waiting'`,
  `create index webhook_delivery_over on identity.webhook_delivery (organization_id, occurred_at)`,
];

import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How people want to be notified, what they put off, and what became of the mails. */
export class NotificationDelivery1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await secureTables(runner, 'identity', ['notification_preference', 'mail']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.mail');
    await runner.query('drop table identity.notification_preference');
    for (const column of ['hub', 'in_app', 'snoozed_until', 'awake', 'mail_id'])
      await runner.query(`alter table identity.notification drop column ${column}`);
  }
}

const statements = [
  `alter table identity.notification
     add column hub text not null default 'home', add column in_app boolean not null default true,
     add column snoozed_until timestamptz, add column awake boolean not null default true, add column mail_id uuid`,
  // The owner itself is held to the tenant policy, and a migration belongs to no tenant.
  `alter table identity.notification no force row level security`,
  `update identity.notification set hub = case
     when link like '/sales%' then 'sales' when link like '/test-rbac%' then 'developer' else 'home' end`,
  `alter table identity.notification force row level security`,
  `alter table identity.notification
     alter column hub drop default, alter column in_app drop default, alter column awake drop default`,
  `create index notification_mail on identity.notification (organization_id, mail_id)`,
  `create index notification_snoozed on identity.notification (organization_id, snoozed_until)`,

  `create table identity.notification_preference (${tenantColumns},
     person_id uuid not null, choices jsonb not null, digest text not null, digest_hour integer not null,
     quiet_from integer, quiet_to integer)`,
  `create unique index notification_preference_person on identity.notification_preference (organization_id, person_id)`,

  `create table identity.mail (${tenantColumns},
     person_id uuid not null, key text not null, digest boolean not null, state text not null, due_at timestamptz,
     attempts integer not null, taken_up_at timestamptz, handed_over_at timestamptz, sent_at timestamptz, reason text)`,
  `create unique index mail_key on identity.mail (organization_id, key)`,
  `create index mail_due on identity.mail (organization_id, state, due_at)`,
  `create index mail_person on identity.mail (organization_id, person_id, created_at)`,
];

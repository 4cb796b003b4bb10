import type { WebhookEventName } from '@talent-os/contracts/identity/webhook-events.js';
import type { DeliveryState } from '@talent-os/contracts/identity/webhooks.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One event on its way to a webhook, once for each. */
@Entity({ schema: 'identity', name: 'webhook_delivery' })
@Index('webhook_delivery_event', ['organizationId', 'webhookId', 'eventId'], { unique: true })
@Index('webhook_delivery_latest', ['organizationId', 'webhookId', 'occurredAt', 'eventId'])
@Index('webhook_delivery_waiting', ['organizationId', 'webhookId', 'dueAt', 'eventId'], { where: `state = 'waiting'` })
@Index('webhook_delivery_over', ['organizationId', 'occurredAt'])
export class WebhookDelivery extends TenantEntity {
  @Column('uuid')
  webhookId: string;

  @Column('uuid')
  eventId: string;

  @Column('text')
  event: WebhookEventName;

  @Column('timestamptz')
  occurredAt: Date;

  /** What is sent, byte for byte the same each time. */
  @Column('text')
  body: string;

  @Column('text')
  state: DeliveryState;

  @Column('int')
  attempts: number;

  /** When it is tried next. */
  @Column('timestamptz')
  dueAt: Date;

  @Column('timestamptz', { nullable: true })
  lastAttemptAt: Date | null;

  /** Status of the last answer. */
  @Column('int', { nullable: true })
  status: number | null;

  @Column('int', { nullable: true })
  latencyMs: number | null;

  @Column('text', { nullable: true })
  problem: string | null;
}

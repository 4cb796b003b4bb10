import type { WebhookEventName } from '@talent-os/contracts/identity/webhook-events.js';
import type { WebhookState } from '@talent-os/contracts/identity/webhooks.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An address outside that is sent what happens in an organization. `version` counts what people change, not deliveries. */
@Entity({ schema: 'identity', name: 'webhook' })
@Index('webhook_organization', ['organizationId', 'createdAt', 'id'])
export class Webhook extends TenantEntity {
  @Column('text')
  name: string;

  /** Of the address, to tell webhooks apart by. */
  @Column('text')
  host: string;

  /** Address and secrets, sealed; see `connection.ts`. */
  @Column('text')
  sealed: string;

  @Column('text', { array: true })
  events: WebhookEventName[];

  @Column('text')
  status: WebhookState;

  /** When a test of the present address went well. */
  @Column('timestamptz', { nullable: true })
  testedAt: Date | null;

  /** What happened before is not sent. */
  @Column('timestamptz', { nullable: true })
  activatedAt: Date | null;

  /** Attempts that failed since the last one that went well. */
  @Column('int')
  failures: number;

  /** Why the last attempt failed. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** Nothing is sent before. */
  @Column('timestamptz', { nullable: true })
  restsUntil: Date | null;

  /** Until when a process sends what waits here, and no other does. */
  @Column('timestamptz', { nullable: true })
  takenUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  lastDeliveredAt: Date | null;
}

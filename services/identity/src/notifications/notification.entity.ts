import { TenantEntity } from '@talent-os/service-kit';
import type { NotificationKind } from '@talent-os/contracts/identity/notifications.js';
import { Column, Entity, Index } from 'typeorm';

/** Something a person should know, with the screen it is about. */
@Entity({ schema: 'identity', name: 'notification' })
@Index('notification_person', ['organizationId', 'personId', 'createdAt'])
export class Notification extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  kind: NotificationKind;

  @Column('text')
  title: string;

  @Column('text')
  message: string;

  /** Path of a screen. */
  @Column('text')
  link: string;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}

import { TenantEntity } from '@talent-os/service-kit';
import type { NotificationKind } from '@talent-os/contracts/identity/notification-kinds.js';
import type { Invitation } from '../mail/invitation.js';
import { Column, Entity, Index } from 'typeorm';

/** Something a person should know, with the screen it is about. */
@Entity({ schema: 'identity', name: 'notification' })
@Index('notification_person', ['organizationId', 'personId', 'createdAt'])
@Index('notification_mail', ['organizationId', 'mailId'])
@Index('notification_snoozed', ['organizationId', 'snoozedUntil'])
export class Notification extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  kind: NotificationKind;

  /** Key of the hub its screen belongs to. */
  @Column('text')
  hub: string;

  @Column('text')
  title: string;

  @Column('text')
  message: string;

  /** Path of a screen. */
  @Column('text')
  link: string;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** False where the person wants this kind by e-mail only. */
  @Column('boolean')
  inApp: boolean;

  /** Out of the list until then; afterwards the moment it came back. */
  @Column('timestamptz', { nullable: true })
  snoozedUntil: Date | null;

  /** Whether browsers have been told that it is back. */
  @Column('boolean')
  awake: boolean;

  /** The mail that carries it. One notification is in one mail at most. */
  @Column('uuid', { nullable: true })
  mailId: string | null;

  /** What its mail brings into a calendar, or takes out of it; null for nothing. */
  @Column('jsonb', { nullable: true })
  invitation: Invitation | null;
}

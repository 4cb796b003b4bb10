import { TenantEntity } from '@talent-os/service-kit';
import type { digests } from '@talent-os/contracts/identity/notification-preferences.js';
import { Column, Entity, Index } from 'typeorm';
import type { Choices } from './preferences.rules.js';

/** How a person wants to be notified, where they chose anything. */
@Entity({ schema: 'identity', name: 'notification_preference' })
@Index('notification_preference_person', ['organizationId', 'personId'], { unique: true })
export class NotificationPreference extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('jsonb')
  choices: Choices;

  @Column('text')
  digest: (typeof digests)[number];

  /** In the organization's timezone. */
  @Column('int')
  digestHour: number;

  /** Quiet hours begin and end at full hours in the organization's timezone; null for none. */
  @Column('int', { nullable: true })
  quietFrom: number | null;

  @Column('int', { nullable: true })
  quietTo: number | null;
}

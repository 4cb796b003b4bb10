import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something a person has put off. What it is, its service knows. */
@Entity({ schema: 'productivity', name: 'inbox_snooze' })
@Index('inbox_snooze_item', ['organizationId', 'personId', 'itemId'], { unique: true })
export class InboxSnooze extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** Its id in the inbox. */
  @Column('text')
  itemId: string;

  /** The day it is back. */
  @Column('date')
  until: string;
}

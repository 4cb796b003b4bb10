import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The secret address of a person's calendar: a hash of it, since it lets its bearer read without signing in. */
@Entity({ schema: 'productivity', name: 'calendar_feed' })
@Index('calendar_feed_of', ['organizationId', 'userId'], { unique: true })
export class CalendarFeed extends TenantEntity {
  @Column('uuid')
  userId: string;

  /** SHA-256 of the whole token, base64url. */
  @Column('text')
  hash: string;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}

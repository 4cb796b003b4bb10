import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A time that appointments of a calendar take; what they are about is kept nowhere. */
@Entity({ schema: 'productivity', name: 'calendar_busy' })
@Index('calendar_busy_of', ['organizationId', 'userId', 'endsAt'])
@Index('calendar_busy_source', ['organizationId', 'sourceId'])
export class CalendarBusy extends TenantEntity {
  @Column('uuid')
  sourceId: string;

  @Column('uuid')
  userId: string;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;
}

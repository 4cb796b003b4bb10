import type { SourceProblem } from '@talent-os/contracts/productivity/calendar-sources.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A calendar outside that somebody subscribes to. */
@Entity({ schema: 'productivity', name: 'calendar_source' })
@Index('calendar_source_of', ['organizationId', 'userId'])
export class CalendarSource extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  name: string;

  @Column('text')
  host: string;

  /** The address, which lets its bearer read: sealed for this row. */
  @Column('text')
  sealedAddress: string;

  @Column('boolean')
  used: boolean;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @Column('text', { nullable: true })
  problem: SourceProblem | null;

  /** By which its host says that it has not changed. */
  @Column('text', { nullable: true })
  etag: string | null;

  /** The first day its times were worked out for. */
  @Column('date', { nullable: true })
  workedOutOn: string | null;
}

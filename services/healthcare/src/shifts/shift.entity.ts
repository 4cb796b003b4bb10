import type { ShiftState } from '@talent-os/contracts/healthcare/shifts-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Work of one department that so many people are needed for. Without a moment of publication, it was published when its row was made. */
@Entity({ schema: 'healthcare', name: 'shift' })
@Index('shift_search_trigrams', { synchronize: false })
@Index('shift_department', ['organizationId', 'department', 'date'])
// Orders that TypeORM has no words for stand in the migration.
@Index('shift_list', { synchronize: false })
@Index('shift_status_list', { synchronize: false })
export class Shift extends TenantEntity {
  @Column('text')
  department: string;

  /** The day it begins, as the organization's calendar shows it. */
  @Column('date')
  date: string;

  /** What the organization's clocks show at its beginning, `07:00`. */
  @Column('text')
  startTime: string;

  /** At its end; of the next day where it is not later than the beginning. */
  @Column('text')
  endTime: string;

  /** Whose clocks these are (IANA). */
  @Column('text')
  timezone: string;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  @Column('int')
  slots: number;

  /** Names of credentials: people who work it hold all of them, valid on its date. */
  @Column('text', { array: true })
  requiredCredentials: string[];

  @Column('text', { array: true })
  requiredSkills: string[];

  @Column('text')
  status: ShiftState;

  /** When a draft was published. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('text', { nullable: true })
  cancelReason: string | null;
}

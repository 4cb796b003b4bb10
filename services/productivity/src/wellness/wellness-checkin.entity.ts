import type { Instrument } from '@talent-os/contracts/productivity/wellness-instruments.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { ScaleScore } from './scoring.rules.js';

/** What a person told about themselves. The database shows it to nobody but them: see `keepToOwner`. */
@Entity({ schema: 'productivity', name: 'wellness_checkin' })
@Index('wellness_checkin_at', ['organizationId', 'userId', 'instrument', 'at'])
export class WellnessCheckin extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  instrument: Instrument;

  @Column('jsonb')
  answers: (number | null)[];

  @Column('jsonb')
  scores: ScaleScore[];

  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz')
  at: Date;

  /** The group whose average it counts in, for as long as its period runs; none where it counts nowhere. */
  @Column('uuid', { nullable: true })
  groupId: string | null;

  /** First day of that period. */
  @Column('date')
  periodStart: string;
}

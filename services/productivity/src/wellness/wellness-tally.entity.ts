import type { Scale } from '@talent-os/contracts/productivity/wellness-instruments.js';
import type { WorkloadFact } from '@talent-os/contracts/productivity/workload-facts.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/**
 * The sum over a group's people in a fixed period. People add to it themselves when they check in, so that nobody ever
 * has to read another person's answers for an average. It carries neither who added to it nor when.
 */
@Entity({ schema: 'productivity', name: 'wellness_tally' })
@Index('wellness_tally_group', ['organizationId', 'groupId', 'measure', 'periodStart'], { unique: true })
export class WellnessTally extends TenantEntity {
  @Column('uuid')
  groupId: string;

  @Column('text')
  measure: Scale | WorkloadFact;

  @Column('date')
  periodStart: string;

  @Column('int')
  people: number;

  @Column('double precision')
  total: number;
}

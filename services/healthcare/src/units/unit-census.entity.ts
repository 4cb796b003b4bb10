import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How many patients a unit had at midnight of a day: a count, no patient data. */
@Entity({ schema: 'healthcare', name: 'unit_census' })
@Index('unit_census_day', ['organizationId', 'department', 'date'], { unique: true })
export class UnitCensus extends TenantEntity {
  @Column('text')
  department: string;

  @Column('date')
  date: string;

  @Column('int')
  midnightCensus: number;

  /** What the unit aimed at when it was entered. */
  @Column('double precision')
  targetHppd: number;
}
